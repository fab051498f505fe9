import { expect, it } from 'vitest';
import type { FilterNode } from '@countersign/ui';
import { narrowFilters } from './narrowFilters.ts';

function aNode(id: number, text: string, items: readonly FilterNode[] = []): FilterNode {
  return { id, text, isFirm: false, items };
}

const filters = [
  aNode(1, 'Payroll', [aNode(2, 'Leave')]),
  aNode(3, 'Tax returns', [aNode(4, '2025'), aNode(5, '2026', [aNode(6, 'Drafts'), aNode(7, 'Final')])]),
];

/** Ids, each with those below it. */
const shape = (nodes: readonly FilterNode[]): unknown[] =>
  nodes.map(({ id, items }) => (items.length === 0 ? id : [id, shape(items)]));

it('keeps the filters above a match, which are expanded', () => {
  const found = narrowFilters(filters, ' draft ');
  expect(shape(found.filters)).toEqual([[3, [[5, [6]]]]]);
  expect([...found.above].toSorted()).toEqual([3, 5]);
  expect(found.first).toEqual([3, 5, 6]);
});

it('keeps the filters below a match, which stay collapsed', () => {
  const found = narrowFilters(filters, 'tax');
  expect(shape(found.filters)).toEqual([[3, [4, [5, [6, 7]]]]]);
  expect(found.first).toEqual([3]);
  expect(narrowFilters(filters, 'tax').above.has(3)).toBe(false);
});

it('finds none', () => {
  expect(narrowFilters(filters, 'lease')).toEqual({ filters: [], above: new Set(), first: [] });
});
