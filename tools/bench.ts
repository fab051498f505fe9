/**
 * `npm run bench`: measures, side by side, in a real browser: the grid, dialogs and buttons against those of other
 * libraries and the browser's own, uploads against bare requests, and the server's memory while a large file goes through. `npm run bench -- peers` or `uploads` measures
 * one of them, `grid` just the grid against the raw pool, which is quick; what follows goes to it.
 * `npm run bench -- peers --write` renews docs/benchmarks.md.
 */
import path from 'node:path';
import { root, run } from './run/process.ts';

const benches: Readonly<Record<string, string>> = {
  grid: 'packages/ui/bench/run.ts',
  peers: 'packages/ui/bench/runPeers.ts',
  uploads: 'packages/server/bench/uploads/run.ts',
  load: 'packages/server/bench/load/run.ts',
};

const [name = '', ...rest] = process.argv.slice(3);
/** The grid against the raw pool is part of the bench of peers. */
const everything = Object.keys(benches).filter((each) => each !== 'grid');
const selected = (benches[name] === undefined ? everything : [name]).flatMap((each) => benches[each] ?? []);
const args = benches[name] === undefined ? process.argv.slice(3) : rest;

for (const file of selected) {
  const outcome = await run(
    process.execPath,
    ['--conditions=@countersign/source', path.join(root, file), ...args],
    { live: true },
  );
  if (outcome.code !== 0) process.exitCode = outcome.code;
}
