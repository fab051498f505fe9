import { describe, expect, test } from 'vitest';
import { findByName, TypedName } from './typedName.js';

const names = ['Bank statements', 'BAS September', 'Deed', undefined, 'Basis of valuation'];
const nameAt = (index: number) => names[index];

describe('finding a row by its name', () => {
  test.each([
    ['b', 0, 1],
    ['bb', 1, 4],
    ['bas', 0, 1],
    ['bas ', 1, 1],
    ['basi', 1, 4],
    ['d', 4, 2],
    ['x', 0, undefined],
    ['', 0, undefined],
  ])('%j typed at row %i', (typed, from, found) => {
    expect(findByName(typed, from, names.length, nameAt)).toBe(found);
  });

  test('has nothing to find in an empty list', () => {
    expect(findByName('a', 0, 0, nameAt)).toBeUndefined();
  });
});

test('letters make a word until the reader pauses', () => {
  const typed = new TypedName();
  expect(typed.isTyping(0)).toBe(false);
  expect(typed.add('t', 0)).toBe('t');
  expect(typed.isTyping(500)).toBe(true);
  expect(typed.add('a', 500)).toBe('ta');
  expect(typed.add('d', 1200)).toBe('d');
});
