import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build as bundle, transformSync } from 'esbuild';
import type { Browser } from 'playwright';
import { build as buildWithVite } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeImportMap } from './import-map/makeImportMap.ts';
import { serve, type Site } from './serve.ts';
import { smoke } from './smoke.ts';
import { startBrowser, visit } from './visit.ts';

const { root } = inject('installation');
const here = import.meta.dirname;
const production = { 'process.env.NODE_ENV': '"production"' };

/** Only files of the page's own origin; no inline script or style but those that are named. */
function policy(script = ''): string {
  return `default-src 'none'; script-src 'self' ${script}; style-src 'self'; font-src 'self'; base-uri 'none'`;
}

/** A fresh folder beside `node_modules`, with the consumer's files and the story in it. */
function consumer(name: string): string {
  const folder = path.join(root, name);
  cpSync(path.join(here, name), folder, { recursive: true });
  cpSync(path.join(here, 'story/Story.tsx'), path.join(folder, 'Story.tsx'));
  return folder;
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

async function bundleTo(folder: string, entry: string): Promise<void> {
  await bundle({
    entryPoints: [path.join(folder, entry)],
    outfile: path.join(folder, 'main.js'),
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    define: production,
    loader: { '.woff2': 'file' },
  });
}

describe('the packed package', () => {
  let browser: Browser | null = null;
  let site: Site | undefined;

  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterEach(async () => {
    await site?.close();
    site = undefined;
  });
  afterAll(async () => browser?.close());

  async function passes(folder: string, csp: string, address = '/'): Promise<void> {
    if (browser === null) throw new Error('A browser is needed: see README.md');
    site = await serve(folder, csp);
    const { page, complaints } = await visit(browser, site.origin + address);
    await smoke(page);
    expect(complaints).toEqual([]);
    await page.close();
  }

  it('works in a fresh Vite app without a plugin', async () => {
    const folder = consumer('vite');
    await buildWithVite({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: { assetsInlineLimit: 0 },
    });
    await passes(path.join(folder, 'dist'), policy());
  });

  it('works in a bundle by esbuild', async () => {
    const folder = consumer('esbuild');
    await bundleTo(folder, 'main.tsx');
    await passes(folder, policy());
  });

  it('works on a page without a bundler', async () => {
    const folder = consumer('import-map');
    for (const file of ['main.tsx', 'Story.tsx']) toJavaScript(path.join(folder, file));
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
    <script type="module" src="main.js"></script>
  </body>
</html>
`,
    );
    const hash = createHash('sha256').update(text).digest('base64');
    await passes(root, policy(`'sha256-${hash}'`), '/import-map/');
  });

  it('is rendered by a server and comes alive in the browser', async () => {
    const folder = consumer('server');
    for (const file of ['render.tsx', 'Story.tsx']) toJavaScript(path.join(folder, file));
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
    const { status, stdout, stderr } = spawnSync(process.execPath, ['render.js'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('Delete all');
    expect(stdout).toContain('role="grid"');
    expect(stdout).toContain('1 of 2 complete');
    expect(stdout).toContain('data-cs-theme="light"');

    mkdirSync(path.join(folder, 'site'), { recursive: true });
    await bundleTo(folder, 'hydrate.tsx');
    writeFileSync(
      path.join(folder, 'index.html'),
      `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Rendered by a server</title>
    <link rel="stylesheet" href="main.css" />
  </head>
  <body>
    <div id="root">${stdout}</div>
    <script type="module" src="main.js"></script>
  </body>
</html>
`,
    );
    // What a server writes carries style attributes: widths of columns, a firm's colours.
    await passes(folder, `${policy()}; style-src-attr 'unsafe-inline'`);
  });
});
