import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build as buildWithEsbuild } from 'esbuild';
import type { Browser } from 'playwright';
import { build as buildWithVite } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { serve, type Site } from './serve.ts';
import { startBrowser, visit } from './visit.ts';

const { root } = inject('installation');
const folder = path.join(root, 'heights');

/** The header of a grid and ten rows, in px. */
const TEN_ROWS = 34 + 10 * 33;

describe('a page layout in an application', () => {
  let browser: Browser | null = null;
  const sites: Site[] = [];

  beforeAll(async () => {
    cpSync(path.join(import.meta.dirname, 'heights'), folder, { recursive: true });
    browser = await startBrowser();
    vi.stubEnv('NODE_ENV', 'production');
    await buildWithVite({ root: folder, configFile: false, logLevel: 'silent' });
    vi.unstubAllEnvs();
    const developed = path.join(folder, 'developed');
    await buildWithEsbuild({
      entryPoints: [path.join(folder, 'main.tsx')],
      outfile: path.join(developed, 'main.js'),
      bundle: true,
      format: 'esm',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"development"' },
      loader: { '.woff2': 'file' },
    });
    cpSync(path.join(import.meta.dirname, 'parts/index.html'), path.join(developed, 'index.html'));
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

  it('has no basis that a minifier may leave out or change', () => {
    const css = readFileSync(path.join(root, 'node_modules/@countersign/ui/styles.css'), 'utf8');
    expect(css.match(/flex:[^;}]* 0(px)?(?=[;}])/g) ?? []).toEqual([]);
    expect(css).toMatch(/flex:1 1 0%/);
  });
});
