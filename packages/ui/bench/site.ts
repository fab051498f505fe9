import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type Browser, chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserFlags, findBrowser, launchOptions } from '../../../tools/browser/findBrowser.ts';
import { openStage, type Stage } from './cpu.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** They make screenshots the same everywhere, and drawing slow. */
const screenshotFlags = ['--disable-partial-raster', '--disable-skia-runtime-opts'];

/** The name of the package that a module belongs to; null for the bench's own. */
function packageOf(module: string): string | null {
  const [, scope, name] = /.*\/node_modules\/(@[^/]+\/)?([^/]+)/.exec(module) ?? [];
  if (name !== undefined) return `${scope?.replace('/', '-') ?? ''}${name}`;
  return module.includes('/packages/ui/src/') ? 'countersign-ui' : null;
}

/** The pages of the bench, built for production and served, and a browser to look at them. */
export interface Site {
  /** What the browser calls itself. */
  readonly browser: string;
  /** Opens one contestant in a page of its own. */
  open: (page: string, contestant: string) => Promise<Stage>;
  close: () => Promise<void>;
}

/**
 * @param pages HTML files, by their paths from here
 * @param name keeps the results of one bench apart from another's
 * @param options.filePerPackage gives the code of each package a file of its own, for a profile
 */
export async function startSite(
  pages: readonly string[],
  name: string,
  { filePerPackage = false }: { readonly filePerPackage?: boolean } = {},
): Promise<Site> {
  const outDir = fileURLToPath(new URL(`../node_modules/.bench/${name}`, import.meta.url));
  const found = await findBrowser();
  if (found === null) throw new Error('No browser found: install chromium-headless-shell and run again.');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    resolve: {
      conditions: ['@countersign/source', 'module', 'browser', 'production'],
      // One React for all, whichever contestant brought it.
      dedupe: ['react', 'react-dom'],
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: pages.map((page) => root + page),
        ...(filePerPackage && { output: { codeSplitting: { groups: [{ name: packageOf }] } } }),
      },
    },
  });
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The bench pages are not served.');
  const browser: Browser = await chromium.launch({
    ...(await launchOptions(found)),
    args: browserFlags.filter((flag) => !screenshotFlags.includes(flag)),
  });
  return {
    browser: found.version,
    open: async (page, contestant) =>
      openStage(
        await browser.newPage({ viewport: { width: 1280, height: 720 } }),
        contestant,
        `${address}${page}?contestant=${encodeURIComponent(contestant)}`,
      ),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
