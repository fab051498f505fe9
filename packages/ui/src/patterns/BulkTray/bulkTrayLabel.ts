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
  if (status === 'finished' && count === 0) return bulkTrayMessages.allDone(total);
  if (status === 'finished' && done === 0) return bulkTrayMessages.noneDone(total);
  const far =
    status === 'running' || status === 'finished'
      ? bulkTrayMessages.progress(done, total)
      : bulkTrayMessages.ended(status, done, total);
  return count === 0 ? far : `${far}, ${bulkTrayMessages.failed(count)}`;
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
  if (failed > 0 && done === 0) return 'critical';
  if (failed > 0 || status === 'stopped') return 'caution';
  return status === 'cancelled' ? 'info' : 'positive';
}
