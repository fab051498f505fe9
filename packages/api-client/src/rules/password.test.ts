import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meetsRequirements, unmetRequirements } from './password.ts';

test('names what is missing', () => {
  expect(unmetRequirements('')).toEqual(['length', 'digit', 'lower', 'upper', 'special']);
  expect(unmetRequirements('Wattle2026')).toEqual(['special']);
  expect(unmetRequirements('wattle#2026')).toEqual(['upper']);
  expect(unmetRequirements('WATTLE#2026')).toEqual(['lower']);
  expect(unmetRequirements('Wattle#tree')).toEqual(['digit']);
  expect(unmetRequirements('Wa#2026')).toEqual(['length']);
});

test('8 to 34 characters, both ends included', () => {
  expect(meetsRequirements(`Wa#2026${'x'.repeat(1)}`)).toBe(true);
  expect(meetsRequirements(`Wa#2026${'x'.repeat(27)}`)).toBe(true);
  expect(meetsRequirements(`Wa#2026${'x'.repeat(28)}`)).toBe(false);
});

test('any printable that is neither letter nor digit is special; a letter of another script is not', () => {
  expect(meetsRequirements('Wattle 2026')).toBe(true);
  expect(meetsRequirements('Wattle€2026')).toBe(true);
  expect(meetsRequirements('Wattleé2026')).toBe(false);
  expect(meetsRequirements('Wattle\u00072026')).toBe(false);
});

test('adding characters within the length never unmeets a requirement', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 17 }), fc.string({ maxLength: 17 }), (start, end) => {
      const before = unmetRequirements(start).filter((requirement) => requirement !== 'length');
      expect(before).toEqual(
        expect.arrayContaining(unmetRequirements(start + end).filter((r) => r !== 'length')),
      );
    }),
  );
});
