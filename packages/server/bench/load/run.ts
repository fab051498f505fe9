import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { givePassword, startSystem, type RunningSystem } from '../../../../journeys/harness.ts';
import { browserFlags, findBrowser } from '../../../../tools/browser/findBrowser.ts';
import { countWaves } from './countWaves.ts';
import { figuresOf, median } from './figures.ts';
import { loadCases, type LoadCase } from './loadCases.ts';
import { recordLoad, viewport, type BrowserState, type LoadRecord } from './recordLoad.ts';
import { printLoad } from './report.ts';
import { readText, startStaticSite } from './staticSite.ts';
import { waterfall } from './waterfall.ts';

/**
 * Measures the two first loads as a phone on a slow network has them, in turns with static pages of the same words,
 * against the real server. LOAD_ROUNDS sets how often each is measured (7). `node run.ts sign-in` measures just
 * what has that word in its name. The waterfalls are drawn to node_modules/.bench/load.
 */

const rounds = Number(process.env['LOAD_ROUNDS'] ?? 7);
const only = process.argv[2] ?? '';
const folder = path.resolve(import.meta.dirname, '../../../../node_modules/.bench/load');

/** A browser in which a demo employee has signed in. */
async function signedInState(browser: Browser, system: RunningSystem): Promise<BrowserState> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.goto(`${system.portal}/documents/2`);
    await givePassword(page, 'employee@demo.test');
    await page.getByRole('grid').waitFor();
    return await context.storageState();
  } finally {
    await context.close();
  }
}

interface Measured {
  readonly load: LoadCase;
  readonly ours: LoadRecord[];
  readonly base: LoadRecord[];
}

async function measureLoads(browser: Browser, system: RunningSystem, selected: readonly LoadCase[]) {
  const state = await signedInState(browser, system);
  const whoFor = ({ awaited, reacts = awaited, signedIn }: LoadCase) => ({
    awaited,
    reacts,
    state: signedIn ? state : null,
  });
  const pages = await Promise.all(
    selected.map((load) => {
      const { reacts, state } = whoFor(load);
      return readText(browser, `${system.portal}${load.path}`, { awaited: reacts, state });
    }),
  );
  const site = await startStaticSite(pages);
  const measured = selected.map((load): Measured => ({ load, ours: [], base: [] }));
  try {
    // The first round does not count: the server and the browser warm up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, { load, ours, base }] of measured.entries()) {
        const own = await recordLoad(browser, `${system.portal}${load.path}`, whoFor(load));
        const words = await recordLoad(browser, `${site.origin}/${index}`, {
          awaited: load.signedIn ? 'tr' : load.awaited,
          state: null,
        });
        if (round === 0) continue;
        ours.push(own);
        base.push(words);
      }
    }
  } finally {
    await site.close();
  }
  for (const each of measured) await tell(browser, system, each, whoFor(each.load));
}

/** The load in the middle stands for all. */
function middle(records: readonly LoadRecord[]): LoadRecord {
  const time = median(records.map(({ ready }) => ready));
  const found = records.find(({ ready }) => ready === time);
  if (found === undefined) throw new Error('Nothing was measured.');
  return found;
}

async function tell(
  browser: Browser,
  system: RunningSystem,
  { load, ours, base }: Measured,
  { reacts, state }: { reacts: string; state: BrowserState | null },
): Promise<void> {
  const record = middle(ours);
  const words = middle(base);
  const waves = await countWaves(browser, `${system.portal}${load.path}`, { awaited: reacts, state });
  // The page itself waits for nobody's answer.
  const figures = { ...figuresOf(record), ratio: record.ready / words.ready, waves: waves.length - 1 };
  const file = path.join(folder, `${load.name.split(':')[0]}.html`);
  await writeFile(file, waterfall(load.name, record));
  console.log(`\n${load.name}`);
  printLoad(load, figures);
  console.log(`  ${Math.round(record.ready)} ms, static page ${Math.round(words.ready)} ms`);
  if (load.reacts !== undefined) {
    const reacted = median(ours.map((each) => each.reacted));
    const times = (reacted / words.ready).toFixed(2);
    console.log(`  ${Math.round(reacted)} ms until it reacts, ${times} times the static page`);
  }
  console.log(
    `  main thread: script ${Math.round(record.script)} ms, layout ${Math.round(record.layout)} ms`,
  );
  for (const [index, wave] of waves.entries()) {
    const shown = wave.slice(0, 8).map((url) => url.replace(/^http:\/\/localhost/, ''));
    const more = wave.length > shown.length ? ` and ${wave.length - shown.length} more` : '';
    console.log(`  wave ${index}: ${shown.join(' ')}${more}`);
  }
  console.log(`  screenshot: ${file}`);
}

const found = await findBrowser();
if (found === null) throw new Error('No browser found: install chromium-headless-shell and run again.');
await mkdir(folder, { recursive: true });
const system = await startSystem({ env: { TEST_MODE: '0', LOG_LEVEL: 'error' } });
const browser = await chromium.launch({ executablePath: found.path, args: [...browserFlags] });
try {
  console.log(`First loads against static pages, ${found.version}, medians of ${rounds}`);
  const selected = loadCases.filter(({ name }) => name.includes(only));
  await measureLoads(browser, system, selected);
} finally {
  await browser.close();
  await system.dispose();
}
