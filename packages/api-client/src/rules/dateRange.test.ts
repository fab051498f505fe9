import { expect, test } from 'vitest';
import { rangeDenialReason } from './dateRange.ts';

test.each([
  ['2026-09-01', '2026-09-08', null],
  ['2026-09-01', '2026-09-01', null],
  ['2026-09-01', '2026-09-09', 'Please select only a maximum of 7 Days'],
  ['2026-09-02', '2026-09-01', 'Please select a valid date range'],
  ['1999-12-31', '2000-01-01', 'Please select a valid date range'],
  ['', '2026-09-01', 'Please select a valid date range'],
])('from %s to %s, at most 7 days', (from, to, reason) => {
  expect(rangeDenialReason(from, to, 7)).toBe(reason);
});
