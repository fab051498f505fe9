import { expect, it } from 'vitest';
import { aFilterTree, filterCounts } from '@countersign/api-client/fixtures';
import { countOf } from './filterCounts.ts';

const [tax, payroll] = aFilterTree();

it('counts the documents of a filter with those of all filters below it', () => {
  const count = countOf(filterCounts());
  expect(tax && count(tax)).toBe(3 + 2 + 84 + 61);
  expect(payroll && count(payroll)).toBe(48 + 12);
});

it('knows that a filter is empty, and nothing before the numbers were read', () => {
  expect(tax && countOf(filterCounts({ Items: [] }))(tax)).toBe(0);
  expect(tax && countOf(undefined)(tax)).toBeUndefined();
});
