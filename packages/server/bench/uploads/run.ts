import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { findBrowser, launchOptions } from '../../../../tools/browser/findBrowser.ts';
import { measureUploads } from './measure.ts';
import { printUploads } from './report.ts';
import { startBenchSystem, type BenchSystem } from './system.ts';

/**
 * Compares the uploader with bare requests in a real browser against the real server. UPLOAD_MIB sets the size
 * of the large file (512), UPLOAD_FILES the number of small ones (200), UPLOAD_ROUNDS how often each is
 * measured (7). `node run.ts large` measures just what has that word in its name.
 */

const mebibytes = Number(process.env['UPLOAD_MIB'] ?? 512);
const files = Number(process.env['UPLOAD_FILES'] ?? 200);
const rounds = Number(process.env['UPLOAD_ROUNDS'] ?? 7);
const outDir = fileURLToPath(new URL('../../node_modules/.bench', import.meta.url));

async function bundle(): Promise<{ script: string; styles: string }> {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@countersign/source', 'module', 'browser', 'production'] },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('page.ts', import.meta.url)),
        formats: ['iife'],
        name: 'page',
        fileName: () => 'page.js',
        cssFileName: 'page',
      },
    },
  });
  const [script, styles] = await Promise.all(
    ['page.js', 'page.css'].map((name) => readFile(`${outDir}/${name}`, 'utf8')),
  );
  if (script === undefined || styles === undefined) throw new Error('The page of the bench was not built.');
  return { script, styles };
}

/** A page of the portal's own origin, so that every rule of origins holds, with the bench in it. */
async function openPage(page: Page, { access, file }: BenchSystem): Promise<void> {
  await page.goto(`${access.portal}/config.json`);
  const { script, styles } = await bundle();
  await page.evaluate(script);
  await page.addStyleTag({ content: styles });
  await page.evaluate(() => {
    const input = document.createElement('input');
    input.type = 'file';
    document.body.append(input);
  });
  await page.setInputFiles('input', file);
}

const found = await findBrowser();
if (found === null) throw new Error('No browser found: install chromium-headless-shell and run again.');
const system = await startBenchSystem(mebibytes);
const browser = await chromium.launch(await launchOptions(found));
try {
  console.log(`Uploads against bare requests, ${found.version}`);
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await openPage(page, system);
  const plan = {
    mebibytes,
    files,
    rounds,
    only: process.argv[2] ?? '',
    memory: system.memory,
    killAndRestart: system.killAndRestart,
  };
  printUploads(await measureUploads(page, system.access, plan));
} finally {
  await browser.close();
  await system.stop();
}
