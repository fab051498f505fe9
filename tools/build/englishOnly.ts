import type { Plugin } from 'vite';

/** One language's sentences in React Aria, by file name. */
const language = /^\.{1,2}\/(?:.*\/)?(?!en-US\b)[a-z]{2}-[A-Z]{2}\.mjs$/;
const empty = '\0countersign:no-sentences';

/**
 * Leaves React Aria's sentences in English only: the portal speaks English, and thirty other languages would be a
 * good part of what a first visit loads. React Aria falls back to en-US where a language has no sentences.
 */
export function englishOnly(): Plugin {
  return {
    name: 'countersign:english-only',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const ofReactAria =
        importer !== undefined && /node_modules\/(?:react-aria|react-stately)/.test(importer);
      return ofReactAria && language.test(source) ? empty : null;
    },
    load: (id) => (id === empty ? 'export default undefined;' : null),
  };
}
