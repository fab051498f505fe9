/**
 * `npm run visual` shows every story that looks other than at the base commit (`-- --base REF`; else where the branch
 * left main, or HEAD where something is not committed): before, after and difference on one page.
 * `npm run visual:update` runs what changed since its recorded run (everything with `-- --all`) and records it.
 * Words behind narrow both to the files of stories whose path has one of them.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser/findBrowser.ts';
import { compareWithBase } from './stories/compareWithBase.ts';
import { forgetPictures } from './stories/pixels.ts';
import { pictures, stampFile } from './stories/places.ts';
import { updateRecord } from './stories/updateRecord.ts';

/** How long a picture is kept that no story looks like any more. */
const keptDays = 30;

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  options: { all: { type: 'boolean', default: false }, base: { type: 'string' } },
  allowPositionals: true,
});
const browser = await findBrowser();
if (!browser) {
  console.error('No browser was found. Install chromium, or set CHROMIUM_PATH to one.');
  process.exit(1);
}
forgetPictures(pictures, new Date(Date.now() - keptDays * 24 * 60 * 60 * 1000));
const update = process.argv[2] === 'visual:update';
if (update) writeFileSync(stampFile, `${JSON.stringify({ browser: browser.version }, null, 2)}\n`);
const ok = update
  ? await updateRecord({ all: values.all, words: positionals })
  : await compareWithBase({ words: positionals, ...(values.base !== undefined && { base: values.base }) });
process.exitCode = ok ? 0 : 1;
