import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from 'esbuild';
import type { Browser } from 'playwright';
import { build as buildWithVite, createLogger } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { repositoryRoot } from '../build/paths.ts';
import { bundlePage, makeConsumer, policy } from './bundle.ts';
import { makeImportMap } from './import-map/makeImportMap.ts';
import { buildStorybook, keepPictures, lookAt, looks, takePicture, type LookName } from './looks.ts';
import { serve, type Site } from './serve.ts';
import { smoke } from './smoke.ts';
import { startBrowser, visit } from './visit.ts';

const { root } = inject('installation');
const here = import.meta.dirname;
const storyFiles = ['pages.tsx', 'Story.tsx', 'Fields.tsx'];

function consumer(name: string, source = name): string {
  return makeConsumer(root, name, source);
}

/** The sample of the guide for Vite, which hides its warnings about `"use client"`. */
function viteConfigOfGuide(): string {
  const guide = readFileSync(path.join(repositoryRoot, 'docs/using-ui.md'), 'utf8');
  const [, sample] = /^```js\n([\s\S]*?)^```$/m.exec(guide) ?? [];
  if (sample === undefined) throw new Error('The guide has no sample for Vite.');
  return sample;
}

/** The folder of the oldest version that the manifest admits; tests know it by a name of its own. */
function oldest(name: 'react' | 'react-dom'): string {
  return path.dirname(createRequire(import.meta.url).resolve(`${name}-lowest/package.json`));
}

/** The same file as JavaScript, nothing bundled. */
function toJavaScript(file: string): void {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    loader: 'tsx',
    jsx: 'automatic',
    format: 'esm',
  });
  writeFileSync(file.replace(/\.tsx$/, '.js'), code);
}

/** What a server writes for the story, or for the look that is named. */
function render(folder: string, search: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['render.js', search], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}

function document(rendered: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Rendered by a server</title>
    <link rel="stylesheet" href="main.css" />
  </head>
  <body>
    <div id="root">${rendered}</div>
    <script type="module" src="main.js"></script>
  </body>
</html>
`;
}

describe('the packed package', () => {
  let browser: Browser | null = null;
  let site: Site | undefined;
  const inStorybook = new Map<LookName, Buffer>();

  beforeAll(async () => {
    browser = await startBrowser();
    if (browser === null) throw new Error('A browser is needed: see README.md');
    const folder = path.join(root, 'storybook');
    buildStorybook(folder);
    copyFileSync(path.join(here, 'story/paper.html'), path.join(folder, 'paper.html'));
    site = await serve(folder);
    for (const look of looks) {
      const { page, picture } = await lookAt(browser, `${site.origin}/iframe.html?id=look--${look}`, look);
      inStorybook.set(look, picture);
      await page.close();
    }
    await site.close();
    site = undefined;
  }, 300_000);
  afterEach(async () => {
    await site?.close();
    site = undefined;
  });
  afterAll(async () => browser?.close());

  /** The page works, its console is silent, and it looks as in Storybook to the last pixel. */
  async function passes(folder: string, csp: string, address = '/'): Promise<void> {
    if (browser === null) throw new Error('A browser is needed: see README.md');
    site = await serve(folder, csp);
    const { page, complaints } = await visit(browser, site.origin + address);
    await smoke(page);
    expect(complaints).toEqual([]);
    await page.close();
    for (const look of looks) {
      const seen = await lookAt(browser, `${site.origin}${address}${look}.html?look=${look}`, look);
      const expected = inStorybook.get(look) ?? Buffer.alloc(0);
      const name = `${path.basename(folder)} ${look}`;
      if (!seen.picture.equals(expected))
        throw new Error(`Looks other than in Storybook: ${keepPictures(name, expected, seen.picture)}`);
      expect(seen.complaints).toEqual([]);
      await seen.page.close();
    }
  }

  /** The same page under the names of all looks: what it shows its address says. */
  function copyForLooks(folder: string): void {
    copyFileSync(path.join(here, 'story/paper.html'), path.join(folder, 'paper.html'));
    for (const look of looks)
      copyFileSync(path.join(folder, 'index.html'), path.join(folder, `${look}.html`));
  }

  it('works in a fresh Vite app without a plugin', async () => {
    const folder = consumer('vite');
    const configFile = path.join(folder, 'vite.config.mjs');
    writeFileSync(configFile, viteConfigOfGuide());
    const warnings: string[] = [];
    const warn = (message: string) => {
      warnings.push(message);
    };
    await buildWithVite({
      root: folder,
      configFile,
      customLogger: { ...createLogger('error'), warn, warnOnce: warn },
      build: { assetsInlineLimit: 0 },
    });
    expect(warnings.filter((warning) => warning.includes('use client'))).toEqual([]);
    copyForLooks(path.join(folder, 'dist'));
    await passes(path.join(folder, 'dist'), policy());
  });

  it('works in a bundle by esbuild', async () => {
    const folder = consumer('esbuild');
    await bundlePage(folder, 'main.tsx');
    copyForLooks(folder);
    await passes(folder, policy());
  });

  it('works with the oldest React that it admits', async () => {
    const folder = consumer('oldest', 'esbuild');
    await bundlePage(folder, 'main.tsx', { react: oldest('react'), 'react-dom': oldest('react-dom') });
    copyForLooks(folder);
    await passes(folder, policy());
  });

  it('works on a page without a bundler', async () => {
    const folder = consumer('import-map');
    for (const file of ['main.tsx', ...storyFiles]) toJavaScript(path.join(folder, file));
    const map = await makeImportMap({
      root,
      vendor: path.join(folder, 'vendor'),
      vendorUrl: '/import-map/vendor',
      packageUrl: '/node_modules/@countersign/ui',
    });
    const text = JSON.stringify(map);
    writeFileSync(
      path.join(folder, 'index.html'),
      `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>A page without a bundler</title>
    <link rel="stylesheet" href="/node_modules/@countersign/ui/styles.css" />
    <script type="importmap">${text}</script>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/import-map/main.js"></script>
  </body>
</html>
`,
    );
    copyForLooks(folder);
    const hash = createHash('sha256').update(text).digest('base64');
    await passes(root, policy(`'sha256-${hash}'`), '/import-map/');
  });

  it('is rendered by a server and comes alive in the browser', async () => {
    const folder = consumer('server');
    for (const file of ['render.tsx', ...storyFiles]) toJavaScript(path.join(folder, file));
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
    const story = render(folder, '');
    expect(story).toContain('Delete all');
    expect(story).toContain('role="grid"');
    // React separates the texts of one element.
    expect(story.replaceAll('<!-- -->', '')).toContain('1 of 2 complete');
    expect(story).toContain('data-cs-theme="light"');

    await bundlePage(folder, 'hydrate.tsx');
    writeFileSync(path.join(folder, 'index.html'), document(story));
    copyForLooks(folder);
    for (const look of looks)
      writeFileSync(path.join(folder, `${look}.html`), document(render(folder, `look=${look}`)));
    // What a server writes carries style attributes: widths of columns, a firm's colours.
    await passes(folder, `${policy()}; style-src-attr 'unsafe-inline'`);
  });

  it('is looked at so closely that one missing rule shows', async () => {
    if (browser === null) throw new Error('A browser is needed: see README.md');
    site = await serve(path.join(root, 'esbuild'), policy());
    const { page, picture } = await lookAt(browser, `${site.origin}/grid.html?look=grid`, 'grid');
    expect(picture.equals(inStorybook.get('grid') ?? picture)).toBe(true);
    await page.getByText('Trust deed 12.pdf').evaluate((cell) => {
      cell.setAttribute('class', '');
    });
    expect((await takePicture(page)).equals(picture)).toBe(false);
    await page.close();
  });
});
