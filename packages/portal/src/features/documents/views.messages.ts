import type { DocumentsSearch } from './documentsSearch.ts';

/** Names of the views, and what an empty one says. */
export const viewMessages: Readonly<
  Record<DocumentsSearch['view'], { readonly label: string; readonly empty: string }>
> = {
  all: { label: 'All documents', empty: 'No documents found' },
  waitingForUs: { label: 'Waiting for us', empty: 'Nothing is waiting for us' },
  waitingForClient: { label: 'Waiting for the client', empty: 'Nothing is waiting for the client' },
  declined: { label: 'Declined', empty: 'Nothing was declined' },
  signedThisWeek: { label: 'Signed this week', empty: 'Nothing was signed this week' },
  unread: { label: 'Unread', empty: 'You have read everything' },
};

export const readMarksFailed = 'The documents couldn’t be marked';

/** After the number at the view: "12 unread". */
export const unreadNoun = 'unread';

export function emptyViewHint(view: DocumentsSearch['view']): string {
  return view === 'unread'
    ? 'New documents appear here until you open them.'
    : 'Documents appear here when their signing task changes.';
}

/** At the button of the user's own views until they are there. */
export const savedViewsWaiting = { yours: 'Your views', loading: 'Loading' } as const;
