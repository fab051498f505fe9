/**
 * `npm run visual` shows every story that looks different from the base commit (`-- --base REF`; by default where the
 * branch left main, or HEAD if there are uncommitted changes): before, after and difference on one page.
 * `npm run visual:update` runs the stories that changed since their recorded run (all with `-- --all`) and records them.
 * Further arguments limit both to story files whose path contains one of them.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser/findBrowser.ts';
import { compareWithBase } from './stories/compareWithBase.ts';
import { pruneScreenshots } from './stories/pixels.ts';
import { pictures, stampFile } from './stories/places.ts';
import { updateRecord } from './stories/updateRecord.ts';

/** Days that an unused screenshot is kept. */
const keptDays = 30;

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  options: { all: { type: 'boolean', default: false }, base: { type: 'string' } },
  allowPositionals: true,
});
const browser = await findBrowser();
if (!browser) {
  console.error('No browser was found. Install Chromium, or set CHROMIUM_PATH.');
  process.exit(1);
}
pruneScreenshots(pictures, new Date(Date.now() - keptDays * 24 * 60 * 60 * 1000));
const update = process.argv[2] === 'visual:update';
if (update) writeFileSync(stampFile, `${JSON.stringify({ browser: browser.version }, null, 2)}\n`);
const ok = update
  ? await updateRecord({ all: values.all, words: positionals })
  : await compareWithBase({ words: positionals, ...(values.base !== undefined && { base: values.base }) });
process.exitCode = ok ? 0 : 1;
