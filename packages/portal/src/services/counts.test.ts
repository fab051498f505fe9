import { expect, it } from 'vitest';
import { counted, documentCount, formatCount } from './counts.ts';

it('separates thousands', () => {
  expect(formatCount(1284)).toBe('1,284');
  expect(documentCount(1284)).toBe('1,284 documents');
});

it.each([
  [0, '0 entries'],
  [1, '1 entry'],
  [2, '2 entries'],
  [1284, '1,284 entries'],
])('gives a noun the form of its number: %s', (count, text) => {
  expect(counted(count, 'entry', 'entries')).toBe(text);
});

it('appends an s to a noun whose plural is regular', () => {
  expect([counted(1, 'PIN'), counted(2, 'PIN')]).toEqual(['1 PIN', '2 PINs']);
});
