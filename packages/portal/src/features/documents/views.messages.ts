import type { DocumentView } from '@countersign/api-client/rules';
import type { DocumentsSearch } from './documentsSearch.ts';

interface ViewMessages {
  readonly label: string;
  readonly title: string;
}

/** Names of the views, which documents each of them shows, and what an empty one says. */
export const viewMessages: Readonly<
  Record<'all', ViewMessages> &
    Record<
      DocumentView,
      ViewMessages & {
        readonly empty: string;
        /** For a filter that is selected: the view may show documents of others. */
        readonly emptyIn: (filter: string) => string;
      }
    >
> = {
  all: { label: 'All documents', title: 'Every document of this client' },
  waitingForUs: {
    label: 'Waiting for us',
    title: 'All accounts have signed; the firm’s representative hasn’t',
    empty: 'Nothing is waiting for us',
    emptyIn: (filter) => `Nothing waiting for us in ${filter}`,
  },
  waitingForClient: {
    label: 'Waiting for the client',
    title: 'Accounts of the client haven’t signed yet',
    empty: 'Nothing is waiting for the client',
    emptyIn: (filter) => `Nothing waiting for the client in ${filter}`,
  },
  declined: {
    label: 'Declined',
    title: 'A signer declined to sign',
    empty: 'Nothing was declined',
    emptyIn: (filter) => `Nothing declined in ${filter}`,
  },
  signedThisWeek: {
    label: 'Signed this week',
    title: 'Signed by everyone since Monday',
    empty: 'Nothing was signed this week',
    emptyIn: (filter) => `Nothing signed this week in ${filter}`,
  },
  unread: {
    label: 'Unread',
    title: 'You haven’t opened, downloaded or uploaded these yet',
    empty: 'You have read everything',
    emptyIn: (filter) => `Nothing unread in ${filter}`,
  },
};

/** The entry below the views that opens the deleted documents. */
export const deletedView = {
  label: 'Recently deleted',
  title: 'Deleted in the last 30 days',
};

export const readMarksFailed = 'The documents couldn’t be marked as read or unread';

/** After the number at the view: "12 unread". */
export const unreadNoun = 'unread';

/** Says when documents come into an empty view. */
export const emptyViewHints = {
  waitingForUs: 'Documents appear here when only the firm’s representative still has to sign.',
  waitingForClient: 'Documents appear here when accounts of the client have to sign.',
  declined: 'Documents appear here when a signer declines.',
  signedThisWeek: 'Documents appear here when everyone has signed.',
  unread: 'New documents appear here until you open them.',
} as const satisfies Readonly<Record<Exclude<DocumentsSearch['view'], 'all'>, string>>;

/** In an empty view of one filter: its name is unknown until the filters are loaded. */
export const viewInFilter = {
  hint: 'Documents in other filters aren’t shown.',
  showAll: 'Show in all filters',
  thisFilter: 'this filter',
} as const;

/** At the button of the user's own views until they are there. */
export const savedViewsWaiting = {
  yours: 'Your views',
  loading: 'Loading',
  failed: 'Your views couldn’t be loaded',
} as const;
