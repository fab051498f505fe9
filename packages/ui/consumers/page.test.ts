import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { bundlePage, makeConsumer, policy } from './bundle.ts';
import { keepPictures, lookAt, looks } from './looks.ts';
import { serve, type Site } from './serve.ts';
import { startBrowser, visit } from './visit.ts';

const { root } = inject('installation');

/** What many pages begin with; outside of a layer it would undress every button. */
const reset = `
*, *::before, *::after { box-sizing: border-box; margin: 0; padding: 0; border: 0; background: none; }
button, input { font: inherit; appearance: none; border-radius: 0; color: inherit; }
svg { display: inline; vertical-align: middle; }
`;

describe('beside what a page has of its own', () => {
  let browser: Browser;
  const sites: Site[] = [];

  beforeAll(async () => {
    const started = await startBrowser();
    if (started === null) throw new Error('A browser is needed: see README.md');
    browser = started;
  });
  afterEach(async () => {
    for (const site of sites.splice(0)) await site.close();
  });
  afterAll(async () => browser.close());

  async function open(folder: string): Promise<string> {
    const site = await serve(folder, policy());
    sites.push(site);
    return site.origin;
  }

  it('looks the same where the page’s reset stands in a layer before', async () => {
    const plain = makeConsumer(root, 'plain', 'esbuild');
    await bundlePage(plain, 'main.tsx');
    const own = makeConsumer(root, 'own', 'esbuild');
    writeFileSync(path.join(own, 'reset.css'), reset);
    writeFileSync(
      path.join(own, 'page.css'),
      "@layer reset, countersign;\n@import './reset.css' layer(reset);\n",
    );
    writeFileSync(path.join(own, 'page.tsx'), "import './page.css';\nimport './main';\n");
    await bundlePage(own, 'page.tsx');
    for (const folder of [plain, own])
      copyFileSync(path.join(import.meta.dirname, 'story/paper.html'), path.join(folder, 'paper.html'));
    const [alone, beside] = [await open(plain), await open(own)];
    for (const look of looks) {
      const [expected, seen] = [
        await lookAt(browser, `${alone}/?look=${look}`, look),
        await lookAt(browser, `${beside}/?look=${look}`, look),
      ];
      if (!seen.picture.equals(expected.picture))
        throw new Error(`A reset shows: ${keepPictures(`reset ${look}`, expected.picture, seen.picture)}`);
      expect(seen.complaints).toEqual([]);
    }
  });

  it('opens a dialog over the whole page from a part of it', async () => {
    const folder = makeConsumer(root, 'parts');
    await bundlePage(folder, 'main.tsx');
    const { page, complaints } = await visit(browser, await open(folder));
    await page.getByRole('button', { name: 'Delete all' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete 200 documents' });
    // A press reaches the element only if nothing covers it.
    await dialog.getByRole('button', { name: 'Keep them' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});
