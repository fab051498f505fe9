import { expect, test } from 'vitest';
import { type FilterNode, hasFirmFilter, ROOT_FILTER, toTreeNodes } from './filterNodes.js';

const filters: FilterNode[] = [
  {
    id: 7,
    text: 'Station',
    isFirm: false,
    items: [{ id: 8, text: 'Brindle Creek', isFirm: true, items: [] }],
  },
];

test('the root comes first and represents every document', () => {
  expect(toTreeNodes(filters).map(({ id, label }) => [id, label])).toEqual([
    [ROOT_FILTER, 'Filters'],
    [7, 'Station'],
  ]);
});

test('a firm filter has its mark as text, and those of the firm below it have none', () => {
  const [, station] = toTreeNodes(filters);
  expect(station?.mark).toBeUndefined();
  const [below] = filters[0]?.items ?? [];
  const [, tax] = toTreeNodes([
    { id: 1, text: 'Tax', isFirm: true, items: below === undefined ? [] : [below] },
  ]);
  expect(tax?.mark?.label).toBe('Firm filter');
  expect(tax?.children?.[0]?.mark).toBeUndefined();
  expect(tax?.children?.[0]?.fixed).toBeDefined();
  expect(hasFirmFilter(filters)).toBe(true);
  expect(hasFirmFilter([])).toBe(false);
});
