/** `npm run bench`: measures the grid against the raw pool, side by side, in a real browser. */
import path from 'node:path';
import { root, run } from './run/process.ts';

const bench = path.join(root, 'packages/ui/bench/run.ts');
const outcome = await run(
  process.execPath,
  ['--conditions=@countersign/source', bench, ...process.argv.slice(3)],
  { live: true },
);
process.exitCode = outcome.code;
