import type { DocumentView } from '@countersign/api-client/rules';

/** What an empty list says: most visits see none, so it is loaded later. */
export const emptyListMessages = {
  empty: 'No documents found',
  emptyHint:
    'Documents shared with this client appear here. Drop files on the page, or select Upload, to add the first.',
  emptyFilter: (filter: string) => `No documents in ${filter}`,
  emptyFilterHint: 'Upload files to this filter, or drag documents onto it.',
  noMatchesHint: 'Try another search.',
  clearQuickFilters: 'Clear quick filters',
  searchAll: 'Search all documents',
  clientFailed: 'The client couldn’t be loaded',
} as const;

/** What can limit a list, besides a search. */
export type Limit = 'filter' | 'view' | 'quickFilters';

const limitNames: Readonly<Record<Limit, string>> = {
  filter: 'the filter',
  view: 'the view',
  quickFilters: 'the quick filters',
};

/** Names everything that limits a list in which nothing was found. */
export function limitedBy(limits: readonly Limit[], isSearch: boolean): string {
  const names = limits.map((limit) => limitNames[limit]);
  const all = isSearch ? ['your search', ...names] : names;
  const last = all.at(-1) ?? '';
  const text = all.length < 2 ? last : `${all.slice(0, -1).join(', ')} and ${last}`;
  return `No documents match ${text}${all.length > 1 ? ' together' : ''}.`;
}

interface EmptyView {
  readonly title: string;
  /** For a filter that is selected: the view may show documents of others. */
  readonly titleIn: (filter: string) => string;
  /** Says when documents come into it. */
  readonly hint: string;
}

/** What an empty view says. */
export const emptyViews: Readonly<Record<DocumentView, EmptyView>> = {
  waitingForUs: {
    title: 'Nothing is waiting for us',
    titleIn: (filter) => `Nothing waiting for us in ${filter}`,
    hint: 'Documents appear here when only the firm’s representative still has to sign.',
  },
  waitingForClient: {
    title: 'Nothing is waiting for the client',
    titleIn: (filter) => `Nothing waiting for the client in ${filter}`,
    hint: 'Documents appear here when accounts of the client have to sign.',
  },
  declined: {
    title: 'Nothing was declined',
    titleIn: (filter) => `Nothing declined in ${filter}`,
    hint: 'Documents appear here when a signer declines.',
  },
  signedThisWeek: {
    title: 'Nothing was signed this week',
    titleIn: (filter) => `Nothing signed this week in ${filter}`,
    hint: 'Documents appear here when everyone has signed.',
  },
  unread: {
    title: 'You’ve read everything',
    titleIn: (filter) => `Nothing unread in ${filter}`,
    hint: 'New documents appear here until you open them.',
  },
};

/** In an empty view of one filter: its name is unknown until the filters are loaded. */
export const viewInFilter = {
  hint: 'Documents in other filters aren’t shown.',
  showAll: 'Show in all filters',
  thisFilter: 'this filter',
} as const;
