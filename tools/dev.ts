/** `npm run dev`: the whole system; the server restarts and the pages are built again when their sources change. */
import path from 'node:path';
import { bin, root, run } from './run/process.ts';

const build = await run(bin('turbo'), ['run', 'build', '--output-logs=errors-only'], { live: true });
if (build.code !== 0) process.exit(build.code);

const inPackages = (folder: string) => path.join(root, 'packages', folder);

/** Runs a script by Node, and again whenever something in one of the folders changes. */
function watched(script: string, folders: readonly string[]) {
  return run(
    process.execPath,
    [
      '--conditions=@countersign/source',
      ...folders.map((folder) => `--watch-path=${folder}`),
      '--watch-preserve-output',
      script,
    ],
    { live: true },
  );
}

const outcomes = await Promise.all([
  // The identity site's pages are rendered by the server, out of what the build of the sites leaves.
  watched(inPackages('server/src/main.ts'), [
    inPackages('server/src'),
    inPackages('api-client/src'),
    inPackages('sites/dist/identity'),
    path.join(root, 'openapi'),
  ]),
  watched(inPackages('sites/build.ts'), [
    inPackages('sites/src'),
    inPackages('ui/src'),
    inPackages('api-client/src'),
  ]),
  run(bin('vite'), ['build', inPackages('portal'), '--watch', '--logLevel', 'warn'], { live: true }),
]);
process.exitCode = Math.max(...outcomes.map((outcome) => outcome.code));
