import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserFlags, findBrowser } from '../../../tools/browser/findBrowser.ts';
import { measureGrid } from './measure.ts';
import { printFigures } from './report.ts';

/**
 * Compares the data grid with the raw pool in a real browser, side by side, and
 * prints ratios. `node run.ts scroll` measures just what has that word in its name.
 */

const root = fileURLToPath(new URL('.', import.meta.url));
const outDir = fileURLToPath(new URL('../node_modules/.bench', import.meta.url));
const found = await findBrowser();
if (found === null) throw new Error('No browser found: install chromium-headless-shell and run again.');

await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ['@countersign/source', 'module', 'browser', 'production'] },
  build: { outDir, emptyOutDir: true, target: 'es2022' },
});
const server = await preview({
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir },
  preview: { port: 0, host: '127.0.0.1' },
});
const address = server.resolvedUrls?.local[0];
if (address === undefined) throw new Error('The bench page is not served.');

const browser = await chromium.launch({
  executablePath: found.path,
  args: [...browserFlags, '--js-flags=--expose-gc', '--enable-precise-memory-info'],
});
try {
  console.log(`Grid against the raw pool, ${found.version}`);
  printFigures(await measureGrid(browser, address, process.argv[2]));
} finally {
  await browser.close();
  await server.close();
}
