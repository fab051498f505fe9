import { cpSync } from 'node:fs';
import path from 'node:path';
import { build as buildWithEsbuild } from 'esbuild';
import type { Browser, Page } from 'playwright';
import { build as buildWithVite, createServer } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { serve } from './serve.ts';
import { startBrowser, visit } from './visit.ts';

const { root } = inject('installation');
const name = 'bundled-elements';
const folder = path.join(root, name);

/** Loads every file of the fonts that aren't the system's. @returns the name and status of each */
function loadedFonts(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const own = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
    const loaded = await Promise.all(own.map((face) => face.load()));
    return loaded.map(({ family, status }) => `${family.replaceAll('"', '')}: ${status}`).sort();
  });
}

describe('the custom elements in a bundle', () => {
  let browser: Browser | null = null;
  let end: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    cpSync(path.join(import.meta.dirname, name), folder, { recursive: true });
    browser = await startBrowser();
  });
  afterEach(async () => {
    await end?.();
    end = undefined;
  });
  afterAll(async () => browser?.close());

  /** Opens the page and loads its fonts. @returns what went wrong */
  async function drawsWithItsFonts(address: string): Promise<readonly string[]> {
    if (browser === null) throw new Error('A browser is needed: see README.md');
    const { page, complaints } = await visit(browser, address);
    await page.getByRole('region', { name: 'Uploads' }).getByText('1 of 1 complete').waitFor();
    expect(await loadedFonts(page)).toEqual([
      ...Array.from({ length: 4 }, () => 'Inter Variable: loaded'),
      'Newsreader: loaded',
    ]);
    await page.close();
    return complaints;
  }

  it('find their fonts in a build by Vite, which copies them', async () => {
    await buildWithVite({ root: folder, configFile: false, logLevel: 'error' });
    const site = await serve(path.join(folder, 'dist'));
    end = () => site.close();
    expect(await drawsWithItsFonts(`${site.origin}/`)).toEqual([]);
  });

  it('find their fonts while an application is developed with Vite', async () => {
    // The folder of the application has its node_modules in it, as Vite serves nothing outside.
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'error',
      appType: 'mpa',
      optimizeDeps: { entries: [`${name}/index.html`] },
      // Without a connection that says what has changed, which would keep the process of the tests from ending.
      server: { host: '127.0.0.1', port: 0, watch: null, ws: false },
    });
    end = () => server.close();
    await server.listen();
    const [origin = ''] = server.resolvedUrls?.local ?? [];
    const complaints = await drawsWithItsFonts(`${origin}${name}/index.html`);
    expect(complaints.filter((complaint) => !/websocket/i.test(complaint))).toEqual([]);
  });

  it('find their fonts beside a bundle by esbuild, which leaves addresses as they are', async () => {
    const published = path.join(folder, 'published');
    await buildWithEsbuild({
      entryPoints: [path.join(folder, 'main.js')],
      outfile: path.join(published, 'main.js'),
      bundle: true,
      format: 'esm',
      minify: true,
    });
    cpSync(path.join(folder, 'index.html'), path.join(published, 'index.html'));
    cpSync(path.join(root, 'node_modules/@countersign/ui/fonts'), path.join(published, 'fonts'), {
      recursive: true,
    });
    const site = await serve(published);
    end = () => site.close();
    expect(await drawsWithItsFonts(`${site.origin}/`)).toEqual([]);
  });
});
