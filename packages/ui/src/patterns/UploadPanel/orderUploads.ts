import type { UploadPanelItem } from './UploadRow.js';

/**
 * Returns the files as they are listed: failed ones first, because they need the user; then those under way, in the order
 * in which they are sent; then those that are over, the last added first.
 */
export function orderUploads(items: readonly UploadPanelItem[]): UploadPanelItem[] {
  const failed: UploadPanelItem[] = [];
  const running: UploadPanelItem[] = [];
  const over: UploadPanelItem[] = [];
  for (const item of items) {
    if (item.status === 'errored') failed.push(item);
    else if (item.status === 'complete' || item.status === 'aborted') over.push(item);
    else running.push(item);
  }
  return [...failed, ...running, ...over.reverse()];
}
