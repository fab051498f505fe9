import { expect, it } from 'vitest';
import { counted, formatCount, shortCount } from './counts.js';

it('separates thousands', () => {
  expect(formatCount(1284)).toBe('1,284');
});

it.each([
  [0, '0 pages'],
  [1, '1 page'],
  [2, '2 pages'],
  [1284, '1,284 pages'],
])('gives a noun the form of its number: %s', (count, text) => {
  expect(counted(count, 'page')).toBe(text);
});

it('takes a plural that is not regular', () => {
  expect([counted(1, 'entry', 'entries'), counted(2, 'entry', 'entries')]).toEqual(['1 entry', '2 entries']);
});

it.each([
  [0, '0'],
  [999, '999'],
  [1_402, '1,402'],
  [99_999, '99,999'],
  [119_999, '120k'],
  [1_200_000, '1,200k'],
])('shortens a number: %s', (count, text) => {
  expect(shortCount(count)).toBe(text);
});
