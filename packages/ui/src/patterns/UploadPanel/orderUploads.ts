import type { UploadPanelItem } from './UploadRow.js';

/**
 * Returns the files as they are listed: failed ones first, because they need the user; then those that wait for a
 * decision; then active ones, in the order in which they are sent; then finished ones. But for the active ones, the
 * newest come first.
 */
export function orderUploads(items: readonly UploadPanelItem[]): UploadPanelItem[] {
  const failed: UploadPanelItem[] = [];
  const waiting: UploadPanelItem[] = [];
  const active: UploadPanelItem[] = [];
  const finished: UploadPanelItem[] = [];
  for (const item of items) {
    if (item.status === 'errored') failed.push(item);
    else if (item.status === 'interrupted' || item.status === 'duplicate') waiting.push(item);
    else if (item.status === 'complete' || item.status === 'aborted') finished.push(item);
    else active.push(item);
  }
  return [...failed.reverse(), ...waiting.reverse(), ...active, ...finished.reverse()];
}
