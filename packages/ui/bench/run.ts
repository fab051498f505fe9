import { heapOfMany } from './heap.ts';
import { againstOneself, againstRaw, coldMounts, framesOfCheck } from './measureGrid.ts';
import { selectLatency } from './latency.ts';
import { printTable, tableOf } from './report.ts';
import { startSite } from './site.ts';
import { smoothness } from './smoothness.ts';

/**
 * Compares the data grid with the raw pool in a real browser, side by side, and
 * prints ratios. `node run.ts scroll` measures just what has that word in its name; BENCH_ROUNDS sets how often
 * each is measured (9).
 */

const only = process.argv[2] ?? '';
const site = await startSite(['index.html'], 'grid');
try {
  console.log(`Grid against the raw pool, ${site.browser}`);
  const raw = await site.open('index.html', 'raw');
  const ours = await site.open('index.html', 'ours');
  const figures = await againstRaw([raw, ours], only);
  if ('cold mount'.includes(only)) {
    figures.unshift(...(await coldMounts(['raw', 'ours'], (name) => site.open('index.html', name))));
  }
  if ('checkbox'.includes(only)) figures.push(await framesOfCheck([raw, ours]));
  if (only === '') {
    figures.push(...(await againstOneself(ours)));
    figures.push(...(await smoothness([raw, ours])), await selectLatency([raw, ours]));
    figures.push(await heapOfMany(ours));
  }
  printTable(tableOf(figures));
} finally {
  await site.close();
}
