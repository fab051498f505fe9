import { expect, test } from 'vitest';
import { previewColor } from './color.ts';
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

test('a colour is six digits, else the light blue', () => {
  expect(previewColor('#333c91')).toBe('333C91');
  expect(previewColor('333c9')).toBe('ADD8E6');
  expect(previewColor(null)).toBe('ADD8E6');
});
