import { formatCount } from '../../components/counts/counts.js';

/** Messages of the tray. Its title comes from the caller. */
export const bulkTrayMessages = {
  progress: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)} done`,
  allDone: (total: number) => (total === 1 ? 'Done' : `All ${formatCount(total)} done`),
  noneDone: (total: number) => (total === 1 ? 'Failed' : `All ${formatCount(total)} failed`),
  failed: (count: number) => `${formatCount(count)} failed`,
  ended: (how: 'cancelled' | 'stopped', done: number, total: number) =>
    `${how === 'stopped' ? 'Stopped' : 'Cancelled'} after ${formatCount(done)} of ${formatCount(total)}`,
  cancelling: 'Finishing items in progress',
  waiting: (count: number) => (count === 1 ? '1 more result' : `${formatCount(count)} more results`),
  failures: 'Failed items',
  more: 'Show more',
  retry: (count: number) => `Retry ${formatCount(count)} failed`,
} as const;
