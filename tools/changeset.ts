/** `npm run changeset …`: the tool of releases under the pinned Node; an older one lacks what it needs. */
import path from 'node:path';
import { root, run } from './run/process.ts';

const program = path.join(root, 'node_modules/@changesets/cli/bin.js');
const outcome = await run(process.execPath, [program, ...process.argv.slice(3)], { live: true });
process.exitCode = outcome.code;
