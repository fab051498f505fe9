import { counted, formatCount } from '../../../services/counts.ts';

/** Messages of a document's history. */
export const historyMessages = {
  failed: 'The history couldn’t be loaded',
  stale: 'New entries couldn’t be loaded.',
  empty: 'No activity yet',
  noMatches: 'No entries match',
  noMatchesHint: 'Select another kind of activity or another person.',
  /** How many entries are listed, of how many. */
  count: (shown: number, total: number) => {
    const all = counted(total, 'entry', 'entries');
    return shown === total ? all : `${formatCount(shown)} of ${all}`;
  },
  /** A history so long that only its newest entries are listed. */
  cut: (most: number) =>
    `Showing the newest ${counted(most, 'entry', 'entries')}. Export the history to see them all.`,
  added: (count: number, newest: string) =>
    count === 1 ? `New in the history: ${newest}` : `${formatCount(count)} new entries in the history`,
  exportFailed: 'The history couldn’t be exported',
  zone: (timeZone: string) => `Times in ${timeZone.replaceAll('_', ' ')}`,
} as const;
