import { describe, expect, it } from 'vitest';
import { pinDigits } from './pinDigits.js';

describe('pinDigits', () => {
  it.each([
    ['417', '417'],
    ['417 203', '417203'],
    ['417-203 9', '417203'],
    ['PIN: 417203', '417203'],
    ['abc', ''],
  ])('%s → %s', (text, digits) => {
    expect(pinDigits(text, 6)).toBe(digits);
  });
});
