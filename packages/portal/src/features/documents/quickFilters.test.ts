import { describe, expect, it } from 'vitest';
import { noQuickFilters, parseQuickFilters, quickFiltersInUse, quickParams } from './quickFilters.ts';

const now = new Date(2026, 10, 24, 15, 30);
const at = (year: number, month: number, day: number) => new Date(year, month - 1, day).toISOString();
const modified = (text: string, time = now) => quickParams({ ...noQuickFilters, modified: text }, time);

describe('modified', () => {
  it.each([
    ['today', at(2026, 11, 24)],
    ['7days', at(2026, 11, 18)],
    ['30days', at(2026, 10, 26)],
    ['financialYear', at(2026, 7, 1)],
  ])('%s begins at midnight of the reader', (period, modifiedFrom) => {
    expect(modified(period)).toEqual({ modifiedFrom });
  });

  it('the financial year of May began last July', () => {
    expect(modified('financialYear', new Date(2026, 4, 3))).toEqual({ modifiedFrom: at(2025, 7, 1) });
  });

  it('own dates include their last day', () => {
    expect(modified('2026-01-30..2026-01-31')).toEqual({
      modifiedFrom: at(2026, 1, 30),
      modifiedBefore: at(2026, 2, 1),
    });
  });

  it.each(['yesterday', '2026-02-30..2026-03-01', '2026-03-02..2026-03-01', '2026-03-01', '..'])(
    '%s limits nothing',
    (text) => {
      expect(parseQuickFilters({ modified: text })).toEqual(noQuickFilters);
      expect(modified(text)).toEqual({});
    },
  );
});

it('people are those of the contract', () => {
  expect(parseQuickFilters({ by: 'employee-4', waiting: 'account-7' })).toEqual({
    by: 'employee-4',
    modified: '',
    waiting: 'account-7',
  });
  expect(parseQuickFilters({ by: 'us', waiting: 'owner-1' })).toEqual(noQuickFilters);
  expect(quickParams({ by: 'employee-4', modified: '', waiting: 'us' })).toEqual({
    createdBy: 'employee-4',
    waitingFor: 'us',
  });
});

it('what limits the list is counted', () => {
  expect(quickFiltersInUse(noQuickFilters)).toEqual([]);
  expect(quickFiltersInUse({ by: 'employee-4', modified: 'today', waiting: '' })).toEqual(['by', 'modified']);
});
