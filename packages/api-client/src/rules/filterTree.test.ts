import { expect, test } from 'vitest';
import {
  filterPath,
  findFilter,
  addBelowDenialReason,
  assignDenialReason,
  changeDenialReason,
} from './filterTree.ts';
import type { FilterNode } from './filterTree.ts';

function node(Id: number, parentId: number, Items: FilterNode[] = []): FilterNode {
  return { Id, Text: `Filter ${Id}`, parentId, IsFirmFilter: Id === 1, Items };
}

const tree = [node(1, 0, [node(2, 1, [node(3, 2)])]), node(4, 0)];

test('finds filters and the way to them', () => {
  expect(filterPath(tree, 3)).toEqual([1, 2, 3]);
  expect(filterPath(tree, 4)).toEqual([4]);
  expect(filterPath(tree, 0)).toEqual([]);
  expect(findFilter(tree, 3)?.Text).toBe('Filter 3');
  expect(findFilter(tree, 9)).toBeUndefined();
});

test('three levels below the root', () => {
  const canAdd = [0, 1, 2, 3].map((id) => addBelowDenialReason(filterPath(tree, id).length) === null);
  expect(canAdd).toEqual([true, true, true, false]);
});

test('firm filters are changed in settings only', () => {
  expect(tree.map(changeDenialReason)).toEqual(['Permission Denied', null]);
});

test('assigning needs a choice that differs; the root is one', () => {
  const assigned = { Title: 'Letter', DocumentFilter: { Id: 2 } };
  expect(assignDenialReason(assigned, undefined)).toBe('Invalid filter, choose another one please.');
  expect(assignDenialReason(assigned, 2)).toBe('The document: Letter is already assigned to this filter.');
  expect(assignDenialReason(assigned, 0)).toBeNull();
  expect(assignDenialReason({ Title: 'Letter', DocumentFilter: null }, 0)).toMatch('already assigned');
});
