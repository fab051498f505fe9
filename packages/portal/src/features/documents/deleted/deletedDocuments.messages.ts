import { RESTORABLE_DAYS } from '@countersign/api-client/rules';

/** Messages of the list of deleted documents. */
export const deletedDocumentsMessages = {
  selectFirst: 'Select a document first.',
  selectOne: 'Select one document.',
  tooMany: (most: number) => `Select at most ${most} documents.`,
  restoring: 'Documents are being restored. Wait until this has finished.',
  empty: 'No deleted documents',
  emptyHint: `Deleted documents stay here for ${RESTORABLE_DAYS} days. You can restore them.`,
  noMatches: 'No Results Found',
  noMatchesHint: 'Try another search.',
  unknown: 'Unknown',
  daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
  until: (moment: string) => `Restorable until ${moment}`,
} as const;
