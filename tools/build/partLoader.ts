import type { Plugin } from 'vite';

/** What the bundler calls in place of each `import()`, with the files that it needs. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Has code that loads later loaded by the project's own function, in place of the bundler's, which imports although
 * files are missing.
 *
 * @param module exports `loadPart`
 */
export function partLoader(module: string): Plugin {
  return {
    name: 'countersign:part-loader',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== HELPER) return null;
      return `export { loadPart as __vitePreload } from ${JSON.stringify(module)};`;
    },
  };
}
