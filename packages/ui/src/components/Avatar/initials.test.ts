import { describe, expect, it } from 'vitest';
import { initials, tintOf } from './initials.js';

describe('initials', () => {
  it.each([
    ['Margaret Ellery', 'ME'],
    ['Mei-Lin Tran', 'MT'],
    ['Dr Elena Sorokin', 'ES'],
    ["Maeve O'Farrell", 'MO'],
    ['Cher', 'C'],
    ['  Ana  María  de la Cruz ', 'AC'],
    ['Ángel Núñez', 'ÁN'],
    ['(Bo) 3M', 'B3'],
    ['', ''],
  ])('%s → %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe('tintOf', () => {
  it('is stable and uses all six tints', () => {
    const names = Array.from({ length: 60 }, (_, index) => `Name ${String(index)}`);
    expect(new Set(names.map(tintOf)).size).toBe(6);
    expect(tintOf('Margaret Ellery')).toBe(tintOf('Margaret Ellery'));
  });
});
