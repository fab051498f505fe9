/** Messages of the tray. Its title comes from the caller. */
export const bulkTrayMessages = {
  progress: (done: number, total: number) => `${done} of ${total} done`,
  allDone: (total: number) => (total === 1 ? 'Done' : `All ${total} done`),
  noneDone: (total: number) => (total === 1 ? 'Failed' : `All ${total} failed`),
  failed: (count: number) => `${count} failed`,
  cancelled: (done: number, total: number) => `Cancelled after ${done} of ${total}`,
  cancelling: 'Finishing items in progress',
  failures: 'Failed items',
  more: 'Show more',
  retry: (count: number) => `Retry ${count} failed`,
} as const;
