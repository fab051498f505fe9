import { documentRuleMessages as shared, LEFT_OUT_LIMIT } from '@countersign/api-client/rules';
import { documentCount } from '../../services/counts.ts';
import { readMessages } from '../../services/services.messages.ts';

/** Messages of the documents screen. */
export const documentScreenMessages = {
  notFound: shared.notFound,
  deletedMeanwhile: 'It was deleted while you had it open.',
  loadFailed: 'The document couldn’t be loaded',
  loadFailedHint: 'Check your connection and try again.',
  clientLoading: 'Loading client',
  uploadClientFailed: 'You can’t upload files because the client couldn’t be loaded.',
  clientRetry: 'Load client again',
  notPreviewable: shared.notPreviewable,
  previewableLoading: 'Checking which files can be previewed',
  previewableFailed: 'Preview is unavailable because its settings couldn’t be loaded. Reload the page.',
  selectFirst: shared.selectFirst,
  notificationsDisabled: shared.notificationsDisabled,
  downloadError: 'Download Error',
  copyLinkError: 'Copy Link Error',
  filterMissing: 'This filter no longer exists',
  filterMissingHint: 'It was deleted, or the link is wrong. Documents are kept when their filter is deleted.',
  noConnection: readMessages.noConnection,
  noConnectionHint: 'Documents will load when you’re back online.',
  searchWaits: 'Your search will run when you’re back online.',
  unreached: readMessages.unreached,
  unreachedHint: 'Check your connection and try again. Your search is kept.',
  noMatches: 'No Results Found',
  linkCopied: 'Link copied',
  linkNotCopied: 'The browser blocked copying. The link is selected: press Ctrl+C, or Cmd+C on a Mac.',
  pinsResent: 'PINs resent',
  pinsFailed: 'PINs couldn’t be resent',
  pinsUnconfirmed:
    'We couldn’t confirm that PINs were resent. The document’s history shows whether they were.',
  taskRemoved: 'Task removed',
  selectOne: 'Select one document.',
  tooMany: (most: number) => `Select at most ${documentCount(most)}.`,
  tooManyLeftOut: `You can deselect at most ${documentCount(LEFT_OUT_LIMIT)}. Narrow the list with a search or filters.`,
  running: 'Another action is still running. Wait until it finishes, or cancel it.',
  tasksNotRemoved: 'The tasks couldn’t be removed',
  notAssigned: 'The documents couldn’t be assigned',
  notDeleted: 'Failed to delete documents',
  /** For a document whose title is unknown. */
  unnamed: (id: number) => `Document ${id}`,
} as const;

/** If there is no client whose documents could be shown. */
export const startMessages = {
  none: { title: 'No client selected', text: 'Select a client to see its documents.' },
  missing: {
    title: 'Client not found',
    text: 'It may have been deleted, or the link is wrong. Select another client to see its documents.',
  },
} as const;
