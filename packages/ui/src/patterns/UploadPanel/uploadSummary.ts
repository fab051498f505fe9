import type { UploadPanelSummary } from './UploadPanel.js';
import type { UploadPanelItem } from './UploadRow.js';

/** Counts uploads, without cancelled ones. If sizes are unknown, every file weighs the same. */
export function uploadSummary(items: readonly UploadPanelItem[]): UploadPanelSummary {
  const counted = items.filter(({ status }) => status !== 'aborted');
  const complete = counted.filter(({ status }) => status === 'complete').length;
  const errored = counted.filter(({ status }) => status === 'errored').length;
  const waiting = counted.filter(({ status }) => status === 'interrupted' || status === 'duplicate').length;
  const done = counted.reduce((sum, { status, percent }) => sum + (status === 'complete' ? 100 : percent), 0);
  return {
    total: counted.length,
    complete,
    errored,
    active: counted.length - complete - errored - waiting,
    waiting,
    percent: counted.length === 0 ? 0 : Math.floor(done / counted.length),
  };
}
