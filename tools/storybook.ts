/**
 * `npm run storybook`: the component library and every screen, on port 6006; `npm run build-storybook` writes the same
 * as static files into `storybook-static`. What follows goes to Storybook.
 */
import { bin, run } from './run/process.ts';

const [command, ...rest] = process.argv.slice(2);
const mode = command === 'build-storybook' ? ['build'] : ['dev', '-p', '6006', '--no-open'];
const outcome = await run(bin('storybook'), [...mode, ...rest], { live: true });
process.exitCode = outcome.code;
