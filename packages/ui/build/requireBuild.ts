/** `npm pack` and `npm publish` begin here: what is not the whole build of these sources is not packed. */
import { reasonNotToPack } from './stamp.ts';

const reason = reasonNotToPack();
if (reason !== null) {
  process.stderr.write(
    `${reason} Run \`npm run build\`, then \`npm pack packages/ui/dist\` in the project.\n`,
  );
  process.exitCode = 1;
}
