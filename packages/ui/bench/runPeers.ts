import { bytes } from './bytes.ts';
import { writeDocument } from './document.ts';
import { heapOfAll, heapOfMany } from './heap.ts';
import { installPeers } from './installPeers.ts';
import { selectLatency } from './latency.ts';
import { againstOneself, againstRaw, coldMounts, framesOfCheck } from './measureGrid.ts';
import { printTable, tableOf } from './report.ts';
import { startSite } from './site.ts';
import { smoothness } from './smoothness.ts';
import { againstNative } from './widgets/measure.ts';

/**
 * Compares the grid, dialogs and buttons with those of other libraries, in turns, in one run, and prints ratios;
 * `--write` renews docs/benchmarks.md. BENCH_ROUNDS sets how often each is measured (9).
 */

const grids = ['raw', 'ours', 'TanStack', 'React Aria', 'MUI X', 'AG Grid'];
const widgets = ['native', 'ours', 'Radix', 'React Aria', 'MUI'];

installPeers();
const site = await startSite(['peers/grid.html', 'peers/widgets.html'], 'peers');
try {
  console.log(`Side by side, ${site.browser}`);
  const cold = await coldMounts(grids, (name) => site.open('peers/grid.html', name));
  const stages = await Promise.all(grids.map((name) => site.open('peers/grid.html', name)));
  const ours = stages.filter(({ name }) => name === 'ours');
  const grid = [
    ...cold,
    ...(await againstRaw(stages, '')),
    await framesOfCheck(stages),
    ...(await smoothness(stages)),
    await selectLatency(stages),
    await heapOfAll(stages),
    ...(await Promise.all(ours.map(againstOneself))).flat(),
    ...(await Promise.all(ours.map(heapOfMany))),
  ];
  await Promise.all(stages.map(({ page }) => page.close()));
  const others = await Promise.all(widgets.map((name) => site.open('peers/widgets.html', name)));
  const rest = await againstNative(others);
  const sizes = await bytes();
  for (const part of [grid, rest, sizes]) {
    console.log('');
    printTable(tableOf(part));
  }
  if (process.argv.includes('--write')) await writeDocument({ browser: site.browser, grid, rest, sizes });
} finally {
  await site.close();
}
