import type { Option } from './option.js';

/** Where the server searches: what is typed and what is known of the answer. */
export interface OptionSearch {
  /** What is typed. */
  text: string;
  /** Told each change of the text; ask the server from one character on. */
  onTextChange: (text: string) => void;
  /** Whether an answer is awaited. */
  loading: boolean;
  /** How many the server found in all, where it sends only the first. */
  total?: number | undefined;
  /** Why there is no answer, in the server's words. */
  failure?: string | undefined;
}

/** From so many characters on the server is asked. */
export const SEARCH_FROM = 1;
/** So many results are shown at most; then the reader is asked to refine. */
export const SEARCH_LIMIT = 200;

interface Outcome {
  shown: readonly Option[];
  /** Said where nothing is shown. */
  empty: string;
  /** Said below the results. */
  note: string | undefined;
}

function emptyText(search: OptionSearch | undefined): string {
  if (search === undefined) return 'No Results Found';
  if (search.failure !== undefined) return search.failure;
  if (search.loading) return 'Searching…';
  return search.text.trim().length < SEARCH_FROM ? 'Type to search.' : 'No Results Found';
}

/** What the list shows of the options, and what it says about the rest. */
export function searchOutcome(options: readonly Option[], search: OptionSearch | undefined): Outcome {
  const failed = search?.failure !== undefined;
  const shown = failed ? [] : search === undefined ? options : options.slice(0, SEARCH_LIMIT);
  const total = Math.max(search?.total ?? 0, search === undefined ? 0 : options.length);
  const note =
    !failed && total > shown.length && shown.length > 0
      ? `Showing the first ${shown.length.toLocaleString('en-AU')} of ${total.toLocaleString('en-AU')}. Refine the search to see others.`
      : undefined;
  return { shown, empty: emptyText(search), note };
}
