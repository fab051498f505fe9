import type { Plugin } from 'vite';

/** One language's sentences in React Aria, by file name. */
const language = /^\.{1,2}\/(?:.*\/)?(?!en-US\b)[a-z]{2}-[A-Z]{2}\.mjs$/;
const empty = '\0countersign:no-sentences';

/**
 * Keeps React Aria's messages in English only: the portal is in English, and thirty other languages would be
 * a large part of a first visit. React Aria falls back to en-US for a language without messages.
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
