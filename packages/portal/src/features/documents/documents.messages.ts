import { documentMessages as shared } from '@countersign/api-client/rules';

/** Sentences of the documents screen. */
export const documentsMessages = {
  notFound: shared.notFound,
  notPreviewable: shared.notPreviewable,
  selectFirst: shared.selectFirst,
  notificationsDisabled: shared.notificationsDisabled,
  previewFinding: 'Error while finding the requested document for previewing. Please contact support.',
  downloadError: 'Download Error',
  copyLinkError: 'Copy Link Error',
  empty: 'No documents found',
  emptyHint:
    'Documents you share with this client live here. Drop files on the page, or choose them, to upload the first.',
  noMatches: 'No Results Found',
  noMatchesHint: 'Try other words, or look in all filters.',
  linkCopied: 'Link copied',
  pinsResent: 'PIN notification sent again',
  pinsFailed: 'The PIN notification could not be sent',
  taskRemoved: 'Task removed',
  chooseOne: 'Choose one document for this.',
  tooMany: 'Choose up to 20 documents for this, one by one.',
  severalDownloaded: 'Download started for',
  severalResent: 'PIN notification sent again for',
} as const;

export const historyMessages = {
  loading: 'Reading the history',
  failed: 'An error has occurred',
  empty: 'Nothing has happened to this document yet.',
} as const;
