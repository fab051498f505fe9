/** `npm pack` and `npm publish` begin here: what was not built would be a package of addresses that lead nowhere. */
import { existsSync } from 'node:fs';
import { inDist } from './paths.ts';

if (!existsSync(inDist('package.json'))) {
  process.stderr.write('Run `npm run build`, then `npm pack packages/ui/dist` in the project.\n');
  process.exitCode = 1;
}
