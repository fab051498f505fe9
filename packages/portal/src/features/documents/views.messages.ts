import type { DocumentView } from '@countersign/api-client/rules';

interface ViewMessages {
  readonly label: string;
  readonly title: string;
}

/** Names of the views, and which documents each of them shows. */
export const viewMessages: Readonly<Record<'all' | DocumentView, ViewMessages>> = {
  all: { label: 'All documents', title: 'Every document of this client' },
  waitingForUs: {
    label: 'Waiting for us',
    title: 'All accounts have signed, but the firm’s representative hasn’t',
  },
  waitingForClient: {
    label: 'Waiting for the client',
    title: 'Accounts of the client haven’t signed yet',
  },
  declined: {
    label: 'Declined',
    title: 'A signer declined to sign',
  },
  signedThisWeek: {
    label: 'Signed this week',
    title: 'Signed by everyone since Monday',
  },
  unread: {
    label: 'Unread',
    title: 'Documents you hadn’t opened, downloaded or uploaded when you opened this view',
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

/** At the button of the user's own views until they are there. */
export const savedViewsWaiting = {
  yours: 'Your views',
  loading: 'Loading',
  failed: 'Your views couldn’t be loaded',
} as const;
