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
};

export const emptyViewHint = 'Documents appear here when their signing task changes.';
