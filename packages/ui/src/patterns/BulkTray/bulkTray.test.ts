import { expect, test } from 'vitest';
import type { BulkTrayState } from './BulkTray.js';
import { bulkTrayTone, bulkTrayLabel } from './bulkTrayLabel.js';

const lease = { id: 1, name: 'Lease.pdf', reason: 'It is being signed.' };
const bas = { id: 2, name: 'BAS.pdf', reason: 'It is being signed.' };

test.each<[BulkTrayState, string, string]>([
  [{ status: 'running', done: 12, total: 40, failures: [] }, '12 of 40 done', 'info'],
  [{ status: 'running', done: 12, total: 40, failures: [lease] }, '12 of 40 done, 1 failed', 'info'],
  [{ status: 'finished', done: 40, total: 40, failures: [] }, 'All 40 done', 'positive'],
  [{ status: 'finished', done: 1, total: 1, failures: [] }, 'Done', 'positive'],
  [{ status: 'finished', done: 38, total: 40, failures: [lease, bas] }, '38 of 40 done, 2 failed', 'caution'],
  [{ status: 'finished', done: 0, total: 2, failures: [lease, bas] }, 'All 2 failed', 'critical'],
  [{ status: 'finished', done: 0, total: 1, failures: [lease] }, 'Failed', 'critical'],
  [{ status: 'cancelled', done: 12, total: 40, failures: [] }, 'Cancelled after 12 of 40', 'info'],
  [{ status: 'stopped', done: 0, total: 40, failures: [] }, 'Stopped after 0 of 40', 'caution'],
  [
    { status: 'cancelled', done: 12, total: 40, failures: [bas] },
    'Cancelled after 12 of 40, 1 failed',
    'caution',
  ],
])('%o reads %s', (state, text, tone) => {
  expect(bulkTrayLabel(state)).toBe(text);
  expect(bulkTrayTone(state)).toBe(tone);
});
