/** `npm run storybook`: the component library and every screen, on port 6006. */
import { bin, run } from './run/process.ts';

const outcome = await run(bin('storybook'), ['dev', '-p', '6006', '--no-open', ...process.argv.slice(3)], {
  live: true,
});
process.exitCode = outcome.code;
