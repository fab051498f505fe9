import { aFilterTree } from '@countersign/api-client/fixtures';
import { expect, it } from 'vitest';
import { filterRuleMessages, findFilter } from '@countersign/api-client/rules';
import { movingMessages } from './moving/moving.messages.ts';
import { canMoveTo, placeIn } from './filterPlaces.ts';
import { moveDenialReason, moveMarks } from './moving/moveDenial.ts';

const tree = aFilterTree();

it('counts siblings without the filter that moves', () => {
  expect(placeIn(tree, 35, { parent: 32, before: 34 })).toEqual({ parentId: 32, index: 0 });
  expect(placeIn(tree, 34, { parent: 32, before: undefined })).toEqual({ parentId: 32, index: 1 });
  expect(placeIn(tree, 34, { parent: undefined, before: 39 })).toEqual({ parentId: 0, index: 3 });
  expect(placeIn(tree, 39, { parent: 38, before: undefined })).toEqual({ parentId: 38, index: 0 });
});

it('puts no filter of a client before one of the firm', () => {
  expect(canMoveTo(tree, { parent: undefined, before: 33 })).toBe('The firm’s filters come first.');
  expect(canMoveTo(tree, { parent: undefined, before: 39 })).toBe(true);
  expect(canMoveTo(tree, { parent: 31, before: undefined })).toBe(true);
});

it('moves a filter to another level, at most to the third, and never into itself', () => {
  const [payroll, superannuation] = [33, 37].map((id) => findFilter(tree, id));
  if (payroll === undefined || superannuation === undefined) throw new Error('The tree has both.');
  expect(moveDenialReason(tree, superannuation, 32)).toBeNull();
  expect(moveDenialReason(tree, superannuation, 0)).toBeNull();
  expect(moveDenialReason(tree, superannuation, undefined)).toBe(filterRuleMessages.invalidChoice);
  expect(moveDenialReason(tree, superannuation, 33)).toBe(movingMessages.alreadyThere('Superannuation'));
  expect(moveDenialReason(tree, superannuation, 37)).toBe(movingMessages.intoItself('Superannuation'));
  expect(moveDenialReason(tree, superannuation, 34)).toBe(filterRuleMessages.tooDeep);
  expect(moveDenialReason(tree, payroll, 32)).toBe(filterRuleMessages.tooDeep);
});

it('says beforehand of each filter why another one cannot be moved there', () => {
  const marksOf = (id: number) => {
    const filter = findFilter(tree, id);
    return filter === undefined ? [] : [...moveMarks(tree, filter)];
  };
  expect(marksOf(37)).toEqual([
    [34, movingMessages.marks.tooDeep],
    [35, movingMessages.marks.tooDeep],
    [33, movingMessages.marks.here],
    [37, movingMessages.marks.itself],
  ]);
  expect(marksOf(33)).toEqual([
    [0, movingMessages.marks.here],
    [32, movingMessages.marks.tooDeep],
    [34, movingMessages.marks.tooDeep],
    [35, movingMessages.marks.tooDeep],
    [36, movingMessages.marks.tooDeep],
    [33, movingMessages.marks.itself],
    [37, movingMessages.marks.inItself],
  ]);
});
