import { documentRuleMessages as shared, LEFT_OUT_LIMIT } from '@countersign/api-client/rules';
import { documentCount } from '../../services/counts.ts';
import { readMessages } from '../../services/services.messages.ts';

/** Messages of the documents screen. */
export const documentScreenMessages = {
  loadFailedHint: 'Check your connection and try again.',
  clientLoading: 'Loading client',
  uploadClientFailed: 'You can’t upload files because the client couldn’t be loaded.',
  clientRetry: 'Load client again',
  notPreviewable: shared.notPreviewable,
  previewableLoading: 'Checking which files can be previewed',
  previewableFailed: 'Preview is unavailable because its settings couldn’t be loaded. Reload the page.',
  selectFirst: shared.selectFirst,
  downloadError: 'Download Error',
  copyLinkError: 'Copy Link Error',
  noConnection: readMessages.noConnection,
  noConnectionHint: 'Documents will load when you’re back online.',
  searchWaits: 'Your search will run when you’re back online.',
  unreached: readMessages.unreached,
  unreachedHint: 'Check your connection and try again. Your search is kept.',
  noMatches: 'No Results Found',
  linkCopied: 'Link copied',
  pinsFailed: 'PINs couldn’t be resent',
  selectOne: 'Select one document.',
  tooMany: (most: number) => `Select at most ${documentCount(most)}.`,
  tooManyLeftOut: `You can deselect at most ${documentCount(LEFT_OUT_LIMIT)}. Narrow the list with a search or filters.`,
  running: 'Another action is still running. Wait until it finishes, or cancel it.',
  tasksNotRemoved: 'The tasks couldn’t be removed',
  notAssigned: 'The documents couldn’t be assigned',
  notDeleted: 'Failed to delete documents',
} as const;
