/** `npm pack` and `npm publish` begin here: what is not the whole build of these sources is not packed. */
import { reasonNotToPack } from './stamp.ts';

const reason = reasonNotToPack();
if (reason !== null) {
  process.stderr.write(
    `${reason} Run \`npm run build\`, then \`npm pack packages/ui/dist\` in the project.\n`,
  );
  process.exitCode = 1;
} else process.stderr.write('This tarball is not the published one: for that, pack packages/ui/dist.\n');
