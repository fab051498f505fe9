/** `npm run visual` compares every story with its photograph; `npm run visual:update` renews the photographs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser/findBrowser.ts';
import { bin, root, run } from './run/process.ts';

const update = process.argv[2] === 'visual:update';
const browser = await findBrowser();
if (!browser) {
  console.error('No browser was found. Install chromium, or set CHROMIUM_PATH to one.');
  process.exit(1);
}
if (update) {
  mkdirSync(path.join(root, 'visual'), { recursive: true });
  writeFileSync(
    path.join(root, 'visual/stamp.json'),
    `${JSON.stringify({ browser: browser.version }, null, 2)}\n`,
  );
}
const outcome = await run(
  bin('vitest'),
  [
    'run',
    '--project',
    'stories',
    '--project',
    'stories-dark',
    ...(update ? ['--update'] : []),
    ...process.argv.slice(3),
  ],
  { live: true, env: { PHOTOGRAPHS: '1' } },
);
process.exitCode = outcome.code;
