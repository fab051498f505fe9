import { describe, expect, it } from 'vitest';
import { timeExtended, timeLeftToSign, timeWarning } from './signingFrame.messages.js';

describe('the time left', () => {
  it.each([
    [300, '5 minutes left to sign'],
    [252, '4 minutes 12 seconds left to sign'],
    [61, '1 minute 1 second left to sign'],
    [60, '1 minute left to sign'],
    [41, '41 seconds left to sign'],
  ])('of %i seconds can be read aloud', (seconds, sentence) => {
    expect(timeLeftToSign(seconds)).toBe(sentence);
    expect(timeExtended(seconds)).toBe(`Time extended, ${sentence}`);
  });

  it('is warned of, with the way to more where there is one', () => {
    expect(timeWarning(1, false)).toBe('Less than a minute left to sign');
    expect(timeWarning(2, true)).toBe('Less than 2 minutes left to sign. Extend to 5 minutes to continue.');
  });
});
