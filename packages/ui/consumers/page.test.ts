import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
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

  it('looks the same where the page’s reset is in an earlier layer', async () => {
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

  describe('tells a developer of base styles that override the components', () => {
    /** What the templates begin with: `globals.css` of Next, `index.css` of Vite, and any reset. */
    const bases = {
      next: '* { box-sizing: border-box; padding: 0; margin: 0; }\na { color: inherit; }\n',
      vite: 'h1, h2 { font-family: serif; margin: 0 0 8px; }\nh2 { font-size: 24px; }\n',
      reset,
    };

    /** Bundles the page with these styles. @returns what the console of its reader was told */
    async function complaintsOf(name: string, css: string, environment = 'development') {
      const folder = makeConsumer(root, name, 'esbuild');
      writeFileSync(path.join(folder, 'base.css'), bases[name.startsWith('vite') ? 'vite' : 'next']);
      writeFileSync(path.join(folder, 'page.css'), css);
      writeFileSync(path.join(folder, 'page.tsx'), "import './page.css';\nimport './main';\n");
      await bundlePage(folder, 'page.tsx', {}, environment);
      const { page, complaints } = await visit(browser, await open(folder));
      await page.getByRole('button').first().waitFor();
      await page.waitForLoadState('load');
      const left = await page.locator('[data-cs-probe]').count();
      const script = readFileSync(path.join(folder, 'main.js'), 'utf8');
      await page.close();
      return { told: complaints.filter((text) => text.includes('cascade layer')), left, script };
    }

    it.each([
      ['next', /button \(margin-top, padding-top\); h2 .*; input /],
      ['vite', /layer: h2 \(margin-top, font-size\)\./],
      ['reset', /button \(margin-top, padding-top, background-color, font-size\)/],
    ] as const)('%s', async (name, told) => {
      const seen = await complaintsOf(`${name}-unlayered`, bases[name]);
      expect(seen.told).toEqual([expect.stringMatching(told)]);
      expect(seen.left).toBe(0);
    });

    it('and is silent where they are in an earlier layer, or there are none', async () => {
      const layered = "@layer reset, countersign;\n@import './base.css' layer(reset);\n";
      expect((await complaintsOf('next-layered', layered)).told).toEqual([]);
      expect((await complaintsOf('vite-layered', layered)).told).toEqual([]);
      expect((await complaintsOf('none', '.own { margin: 1px; }')).told).toEqual([]);
    });

    it('and leaves nothing of it in what users get', async () => {
      const { told, script } = await complaintsOf('next-published', bases.next, 'production');
      expect(told).toEqual([]);
      expect(script).not.toContain('data-cs-probe');
    });
  });

  it('leaves the page the size of its own text and of its content', async () => {
    const folder = makeConsumer(root, 'rem', 'esbuild');
    writeFileSync(path.join(folder, 'page.css'), '.own { width: 10rem; }\n');
    writeFileSync(path.join(folder, 'page.tsx'), "import './page.css';\nimport './main';\n");
    await bundlePage(folder, 'page.tsx');
    const { page } = await visit(browser, await open(folder));
    await page.getByRole('button').first().waitFor();
    await page.evaluate(() => {
      const own = document.createElement('div');
      own.className = 'own';
      document.body.append(own);
    });
    expect(await page.locator('.own').evaluate((own) => own.clientWidth)).toBe(160);
    // Announcements are in the corner: below, they would make a page scroll that is as tall as its window.
    const places = page
      .locator('[aria-live]')
      .evaluateAll((regions) =>
        regions.map((region) => region.getBoundingClientRect()).map(({ x, y }) => [x, y]),
      );
    expect(await places).toEqual([
      [0, 0],
      [0, 0],
    ]);
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

  it('submits a form in a dialog, and selects filters whose ids are text', async () => {
    const folder = makeConsumer(root, 'forms');
    await bundlePage(folder, 'main.tsx');
    const { page, complaints } = await visit(browser, await open(folder));
    await page.getByRole('button', { name: 'New matter' }).click();
    const dialog = page.getByRole('dialog', { name: 'New matter' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Brindle Creek lease');
    await dialog.getByRole('button', { name: 'Create matter' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('listitem').getByText('Brindle Creek lease').waitFor();

    const filters = page.getByRole('tree');
    await filters.getByRole('treeitem', { name: 'Leases' }).click();
    await page.getByText('Selected: 9f31b8c4-leases').waitFor();
    await filters.getByRole('treeitem', { name: 'Tax returns' }).click();
    await page.getByText('Selected: 0b54f3a2-tax').waitFor();
    await page.keyboard.press('ArrowRight');
    await filters.getByRole('treeitem', { name: '2026' }).click();
    await page.getByText('Selected: 5c1d0e77-2026').waitFor();
    expect(complaints).toEqual([]);
  });
});
