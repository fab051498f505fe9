/** `npm start`: builds what is out of date and runs the whole system; `--help` only prints its settings. */
import path from 'node:path';
import { bin, root, run } from './run/process.ts';

const args = process.argv.slice(3);
if (!args.includes('--help')) {
  const build = await run(bin('turbo'), ['run', 'build', '--output-logs=errors-only'], { live: true });
  if (build.code !== 0) process.exit(build.code);
}
const server = await run(
  process.execPath,
  ['--conditions=@countersign/source', path.join(root, 'packages/server/src/main.ts'), ...args],
  { live: true },
);
process.exitCode = server.code;
