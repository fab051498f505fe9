const number = /* @__PURE__ */ new Intl.NumberFormat('en-AU');

/** Formats a number of items: "1,284". */
function figure(count: number): string {
  return number.format(count);
}

/** Messages of the tray. Its title comes from the caller. */
export const bulkTrayMessages = {
  progress: (done: number, total: number) => `${figure(done)} of ${figure(total)} done`,
  allDone: (total: number) => (total === 1 ? 'Done' : `All ${figure(total)} done`),
  noneDone: (total: number) => (total === 1 ? 'Failed' : `All ${figure(total)} failed`),
  failed: (count: number) => `${figure(count)} failed`,
  cancelled: (done: number, total: number) => `Cancelled after ${figure(done)} of ${figure(total)}`,
  cancelling: 'Finishing items in progress',
  waiting: (count: number) => (count === 1 ? '1 more outcome' : `${figure(count)} more outcomes`),
  failures: 'Failed items',
  more: 'Show more',
  retry: (count: number) => `Retry ${figure(count)} failed`,
} as const;
