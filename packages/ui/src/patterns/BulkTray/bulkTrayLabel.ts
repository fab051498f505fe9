import type { BulkTrayState } from './BulkTray.js';
import { bulkTrayMessages } from './bulkTray.messages.js';

/** Describes the progress or outcome. */
export function bulkTrayLabel({
  status,
  done,
  total,
  failures,
  failed: count = failures.length,
}: BulkTrayState): string {
  const failed = count === 0 ? undefined : bulkTrayMessages.failed(count);
  switch (status) {
    case 'running':
      return listed(bulkTrayMessages.progress(done, total), failed);
    case 'cancelled':
      return listed(bulkTrayMessages.cancelled(done, total), failed);
    case 'finished':
      if (failed === undefined) return bulkTrayMessages.allDone(total);
      return done === 0
        ? bulkTrayMessages.noneDone(total)
        : listed(bulkTrayMessages.progress(done, total), failed);
  }
}

function listed(first: string, second: string | undefined): string {
  return second === undefined ? first : `${first}, ${second}`;
}

export type BulkTrayTone = 'info' | 'positive' | 'caution' | 'critical';

/** Returns the tone of the outcome; neutral while it is running. */
export function bulkTrayTone({
  status,
  done,
  failures,
  failed = failures.length,
}: BulkTrayState): BulkTrayTone {
  if (status === 'running') return 'info';
  if (failed > 0) return done === 0 ? 'critical' : 'caution';
  return status === 'cancelled' ? 'info' : 'positive';
}
