/**
 * `npm run bench`: measures the grid against the raw pool, and uploads against bare requests, side by side, in a
 * real browser. `npm run bench -- grid` or `uploads` measures one of them; what follows goes to it.
 */
import path from 'node:path';
import { root, run } from './run/process.ts';

const benches: Readonly<Record<string, string>> = {
  grid: 'packages/ui/bench/run.ts',
  uploads: 'packages/server/bench/uploads/run.ts',
};

const [name = '', ...rest] = process.argv.slice(3);
const chosen = benches[name] === undefined ? Object.values(benches) : [benches[name]];
const args = benches[name] === undefined ? process.argv.slice(3) : rest;

for (const file of chosen) {
  const outcome = await run(
    process.execPath,
    ['--conditions=@countersign/source', path.join(root, file), ...args],
    { live: true },
  );
  if (outcome.code !== 0) process.exitCode = outcome.code;
}
