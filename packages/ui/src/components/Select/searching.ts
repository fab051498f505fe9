import type { Option } from './option.js';

/** State of a search on the server: the text and what is known of its results. */
export interface OptionSearch {
  /** The search text. */
  text: string;
  /** Called on each change of the text; query the server from one character on. */
  onTextChange: (text: string) => void;
  /** Whether a request is running. */
  loading: boolean;
  /** Number of all matches, if the server sends only the first. */
  total?: number | undefined;
  /** Why the search failed, in the server's words. */
  failure?: string | undefined;
}

/** Minimum number of characters for a search on the server. */
const SEARCH_FROM = 1;
/** Maximum number of results; beyond it users are asked to refine. */
const SEARCH_LIMIT = 200;

interface Outcome {
  shown: readonly Option[];
  /** Message if there are no options. */
  empty: string;
  /** Note below the results. */
  note: string | undefined;
}

function emptyText(search: OptionSearch | undefined): string {
  if (search === undefined) return 'No Results Found';
  if (search.failure !== undefined) return search.failure;
  if (search.loading) return 'Searching';
  return search.text.trim().length < SEARCH_FROM ? 'Type to search.' : 'No Results Found';
}

/** Returns the options that the list shows, and its message about the rest. */
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
