/**
 * `npm run visual` names every story that looks other than recorded. `npm run visual:update` runs what changed since its recorded run (all of it with `-- --all`) and records it.
 * Words behind narrow both to the files of stories whose path has one of them.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser/findBrowser.ts';
import { stampFile } from './stories/places.ts';
import { compareWithRecord, updateRecord } from './stories/updateRecord.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const browser = await findBrowser();
if (!browser) {
  console.error('No browser was found. Install chromium, or set CHROMIUM_PATH to one.');
  process.exit(1);
}
const update = process.argv[2] === 'visual:update';
if (update) writeFileSync(stampFile, `${JSON.stringify({ browser: browser.version }, null, 2)}\n`);
const ok = await (update ? updateRecord : compareWithRecord)({ all: values.all, words: positionals });
process.exitCode = ok ? 0 : 1;
