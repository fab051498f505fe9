/** `npm run dev`: the whole system; the server restarts and the pages are built again when their sources change. */
import path from 'node:path';
import { bin, root, run } from './run/process.ts';

const build = await run(bin('turbo'), ['run', 'build', '--output-logs=errors-only'], { live: true });
if (build.code !== 0) process.exit(build.code);
const server = path.join(root, 'packages/server/src');
const outcomes = await Promise.all([
  run(
    process.execPath,
    [
      '--conditions=@countersign/source',
      `--watch-path=${server}`,
      '--watch-preserve-output',
      path.join(server, 'main.ts'),
    ],
    { live: true },
  ),
  run(bin('vite'), ['build', path.join(root, 'packages/portal'), '--watch', '--logLevel', 'warn'], {
    live: true,
  }),
]);
process.exitCode = Math.max(...outcomes.map((outcome) => outcome.code));
