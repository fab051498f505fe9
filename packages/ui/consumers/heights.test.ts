import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { build as buildWithVite } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { bundlePage, makeConsumer } from './bundle.ts';
import { serve, type Site } from './serve.ts';
import { startBrowser, visit } from './visit.ts';

const { root } = inject('installation');
/** The header of a grid and ten rows, in px. */
const TEN_ROWS = 34 + 10 * 33;

describe('a page layout in an application', () => {
  let browser: Browser | null = null;
  const sites: Site[] = [];

  beforeAll(async () => {
    const folder = makeConsumer(root, 'heights');
    browser = await startBrowser();
    vi.stubEnv('NODE_ENV', 'production');
    await buildWithVite({ root: folder, configFile: false, logLevel: 'silent' });
    vi.unstubAllEnvs();
    const developed = makeConsumer(root, 'developed', 'heights');
    await bundlePage(developed, 'main.tsx', {}, 'development');
    copyFileSync(path.join(import.meta.dirname, 'parts/index.html'), path.join(developed, 'index.html'));
    for (const published of [path.join(folder, 'dist'), developed]) sites.push(await serve(published));
  });
  afterAll(async () => {
    await browser?.close();
    for (const site of sites) await site.close();
  });

  /** Opens the page in a box of a kind, of each build. @returns the heights, in px, and what the console was told */
  async function look(box: string) {
    const seen = [];
    for (const { origin } of sites) {
      if (browser === null) throw new Error('A browser is needed: see README.md');
      const { page, complaints } = await visit(browser, `${origin}/?box=${box}`);
      await page.getByRole('row', { name: 'Matter 0' }).waitFor();
      const heights = await page.evaluate(() => {
        const heightOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.offsetHeight;
        return { layout: heightOf('[data-box] > *'), grid: heightOf('[role="grid"]') };
      });
      await page.close();
      seen.push({ ...heights, complaints });
    }
    return seen;
  }

  it.each(['block', 'column', 'row', 'grid'])(
    'fills a %s with a height, whichever minifier the application has',
    async (box) => {
      for (const { layout, grid = 0, complaints } of await look(box)) {
        expect(layout).toBe(700);
        // The rest is the grid's footer.
        expect(700 - grid).toBeGreaterThan(0);
        expect(700 - grid).toBeLessThan(48);
        expect(complaints).toEqual([]);
      }
    },
  );

  it('has ten rows without a height, and says so to a developer', async () => {
    const [published, developed] = await look('none');
    expect([published?.grid, developed?.grid]).toEqual([TEN_ROWS, TEN_ROWS]);
    expect(published?.complaints).toEqual([]);
    expect(developed?.complaints).toEqual([
      expect.stringContaining("no ancestor sets the grid's height, so it shows ten rows"),
    ]);
  });

  it('begins the text of the first column where the text of the footer begins', async () => {
    if (browser === null) throw new Error('A browser is needed: see README.md');
    const { page } = await visit(browser, `${sites[0]?.origin ?? ''}/?box=block`);
    await page.getByRole('row', { name: 'Matter 0' }).waitFor();
    const starts = await page.evaluate(() => {
      const startOf = (element: Element | null | undefined) => {
        const range = document.createRange();
        if (element instanceof Element) range.selectNodeContents(element);
        return range.getBoundingClientRect().left;
      };
      const grid = document.querySelector('[role="grid"]');
      return {
        header: startOf(grid?.querySelector('[role="columnheader"]')),
        cell: startOf(grid?.querySelector('[role="rowheader"]')),
        footer: startOf(grid?.parentElement?.nextElementSibling),
      };
    });
    await page.close();
    expect(starts.header).toBe(starts.footer);
    expect(starts.cell).toBe(starts.footer);
  });

  it('has no basis that a minifier may leave out or change', () => {
    const css = readFileSync(path.join(root, 'node_modules/@countersign/ui/styles.css'), 'utf8');
    expect(css.match(/flex:[^;}]* 0(px)?(?=[;}])/g) ?? []).toEqual([]);
    expect(css).toMatch(/flex:1 1 0%/);
  });
});
