import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Bundle, bundleEntries } from './consumers/entries.ts';

/**
 * Budgets of the built package, in kB: what a page that imports this loads first, minified, brotli, React external.
 * `npx size-limit` here checks them after a build; so does every test run. What opens later does not count.
 */
const budgets: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'budgets.json'), 'utf8'),
);

/** The test hands over what it has bundled already: a list of bundles, as JSON. */
const given = process.env['BUNDLES'];
const bundles: Bundle[] =
  given === undefined
    ? await bundleEntries(path.join(import.meta.dirname, 'node_modules/.sizes'))
    : JSON.parse(readFileSync(given, 'utf8'));

/** Through the one door a component may cost no more than through its own. */
function budgetOf(name: string): number | undefined {
  return budgets[name] ?? budgets[name.replace(/^\. /, './')];
}

export default bundles.map(({ name, file }) => {
  const budget = budgetOf(name);
  return {
    name,
    path: file,
    disablePlugins: ['@size-limit/esbuild'],
    ...(budget === undefined ? {} : { limit: `${String(budget)} kB` }),
  };
});
