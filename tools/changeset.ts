/** `npm run changeset …`: the tool of releases under the pinned Node; an older one lacks what it needs. */
import path from 'node:path';
import { hindrance } from './release/publishGuard.ts';
import { root, run } from './run/process.ts';

const args = process.argv.slice(3);
const reason = hindrance(args);
if (reason === null) {
  const program = path.join(root, 'node_modules/@changesets/cli/bin.js');
  const outcome = await run(process.execPath, [program, ...args], { live: true });
  process.exitCode = outcome.code;
} else {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
