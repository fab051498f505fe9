import { describe, expect, it } from 'vitest';
import { FIRST_DAY, rangeProblem } from './dateRange.js';

const limits = { min: FIRST_DAY, max: '2026-11-21', maxDays: 7 };

describe('rangeProblem', () => {
  it.each([
    ['no range', null],
    ['one day', { start: '2026-11-21', end: '2026-11-21' }],
    ['the longest', { start: '2026-11-15', end: '2026-11-21' }],
    ['the first day there is', { start: '2000-01-01', end: '2000-01-07' }],
    ['a change of month and year', { start: '2025-12-29', end: '2026-01-04' }],
  ])('lets %s through', (_name, range) => {
    expect(rangeProblem(range, limits)).toBeUndefined();
  });

  it.each([
    ['The earliest start date is 01/01/2000.', { start: '1999-12-31', end: '2000-01-02' }],
    ['The latest end date is 21/11/2026.', { start: '2026-11-20', end: '2026-11-22' }],
    ['The end date is before the start date.', { start: '2026-11-20', end: '2026-11-19' }],
    ['The limit is 7 days. You selected 8.', { start: '2026-11-14', end: '2026-11-21' }],
    ['The limit is 7 days. You selected 366.', { start: '2024-01-01', end: '2024-12-31' }],
  ])('says "%s"', (text, range) => {
    expect(rangeProblem(range, limits)).toBe(text);
  });

  it('knows no end and no longest range unless they are given', () => {
    const open = { min: FIRST_DAY, max: undefined, maxDays: undefined };
    expect(rangeProblem({ start: '2000-01-01', end: '2099-12-31' }, open)).toBeUndefined();
  });
});
