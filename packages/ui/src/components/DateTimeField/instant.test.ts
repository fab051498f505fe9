import { describe, expect, it } from 'vitest';
import { instantProblem, formatInstant } from './instant.js';

const sydney = 'Australia/Sydney';

describe('formatInstant', () => {
  it('tells a moment on the 12-hour clock of its zone', () => {
    expect(formatInstant('2026-11-20T22:05:00.000Z', sydney)).toBe('21 Nov 2026 9:05 am');
    expect(formatInstant('2026-11-20T22:05:00.000Z', 'Australia/Perth')).toBe('21 Nov 2026 6:05 am');
  });

  it('knows summer time', () => {
    expect(formatInstant('2026-07-01T02:00:00.000Z', sydney)).toBe('01 July 2026 12:00 pm');
    expect(formatInstant('2026-12-01T02:00:00.000Z', sydney)).toBe('01 Dec 2026 1:00 pm');
  });
});

describe('instantProblem', () => {
  const limits = { min: '2026-11-20T22:00:00.000Z', max: '2026-12-31T12:59:00.000Z', timeZone: sydney };

  it('lets the limits themselves through', () => {
    expect(instantProblem(limits.min, limits)).toBeUndefined();
    expect(instantProblem(limits.max, limits)).toBeUndefined();
    expect(instantProblem(null, limits)).toBeUndefined();
  });

  it('says the limit that is passed', () => {
    expect(instantProblem('2026-11-20T21:59:00.000Z', limits)).toBe(
      'The earliest time is 21 Nov 2026 9:00 am.',
    );
    expect(instantProblem('2026-12-31T13:00:00.000Z', limits)).toBe(
      'The latest time is 31 Dec 2026 11:59 pm.',
    );
  });
});
