import { RESTORABLE_DAYS } from '@countersign/api-client/rules';
import { counted } from '../../../services/counts.ts';

/** Messages of the list of deleted documents. */
export const deletedDocumentsMessages = {
  selectFirst: 'Select a document first.',
  selectOne: 'Select one document.',
  restoring: 'Documents are being restored. Wait until this finishes.',
  empty: 'No deleted documents',
  emptyHint: `You can restore deleted documents for ${RESTORABLE_DAYS} days.`,
  noMatches: 'No Results Found',
  noMatchesHint: 'Try another search.',
  unknown: 'Unknown',
  /** Under a heading that says that they are left. */
  days: (days: number) => counted(days, 'day'),
  daysLeft: (days: number) => `${counted(days, 'day')} left`,
  until: (moment: string) => `Can be restored until ${moment}`,
} as const;
