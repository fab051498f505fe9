import { describe, expect, it, test } from 'vitest';
import { folders, moved } from './Tree.fixtures.js';
import { type TreeNode, visibleItems } from './treeItems.js';
import { type MoveStep, placeOf, denialReason, stepFrom, whereTo } from './treeMoves.js';
import { treeMoveMessages } from './treeMove.messages.js';
import { samePosition, spotsFor, spotUnder, type TreePosition } from './treeSpots.js';

const open = new Set([1, 2]);
const top = (before?: number): TreePosition => ({ parent: undefined, before });
const into = (parent: number, before?: number): TreePosition => ({ parent, before });

function nodeOf(id: number): TreeNode {
  const found = visibleItems(folders, new Set([1, 2, 5])).find(({ node }) => node.id === id);
  if (found === undefined) throw new Error(`No node ${id}`);
  return found.node;
}

const spots = spotsFor(folders, open, 9);
const spotAt = (place: TreePosition) => spots.find((spot) => samePosition(spot.place, place));

describe('the places on screen', () => {
  it('are each there once, top to bottom, with the level that the node would have', () => {
    expect(spots.map(({ place, level }) => [place.parent, place.before, level])).toEqual([
      [undefined, 1, 1],
      [1, 2, 2],
      [2, 3, 3],
      [3, undefined, 4],
      [2, 4, 3],
      [4, undefined, 4],
      [2, undefined, 3],
      [1, 5, 2],
      [5, undefined, 3],
      [1, 7, 2],
      [7, undefined, 3],
      [1, undefined, 2],
      [undefined, 8, 1],
      [8, undefined, 2],
      [undefined, undefined, 1],
    ]);
  });

  it('leave out the node and what is below it', () => {
    const ids = spotsFor(folders, open, 2).map(({ at }) => at);
    expect(ids).not.toContain(2);
    expect(ids).not.toContain(3);
  });

  it('lead to the top where a root is above all others', () => {
    const root: TreeNode = { id: 0, label: 'Filters', flush: true };
    expect(spotsFor([root, { id: 9, label: 'Correspondence' }], open, 9)).toEqual([
      { place: top(), at: 0, side: 'inside', level: 1 },
    ]);
    expect(spotsFor([root, ...folders], open, 9)[0]?.place).toEqual(top(1));
  });
});

describe('the place under the pointer', () => {
  const rows = visibleItems(folders, open);
  const row = (id: number) => rows.find(({ node }) => node.id === id);
  test.each([
    ['the upper quarter of a row', 5, 0.1, 9, into(1, 5), 'before'],
    ['the middle of a row', 5, 0.5, 9, into(5), 'inside'],
    ['the lower quarter of a row', 5, 0.9, 9, into(1, 7), 'after'],
    ['below the last of a branch', 4, 0.9, 9, into(2), 'after'],
    ['below the last of a branch, further left', 4, 0.9, 2, into(1, 5), 'after'],
    ['below the last of two branches, at the edge', 7, 0.9, 1, top(8), 'after'],
    ['below an open row', 1, 0.9, 9, into(1, 2), 'after'],
  ])('%s', (_name, id, down, level, place, side) => {
    const under = row(id);
    expect(under && spotUnder(under, spots, { down, level })).toMatchObject({ place, side });
  });
});

describe('what is refused', () => {
  test('a node in itself', () => {
    expect(denialReason(folders, nodeOf(1), into(2), {})).toBe('Tax can’t be moved into itself.');
  });

  test('too many levels, those of the node counted', () => {
    const rules = { maxDepth: 3 };
    expect(denialReason(folders, nodeOf(9), into(3), rules)).toBe('The limit is 3 levels.');
    expect(denialReason(folders, nodeOf(2), into(5), rules)).toBe(treeMoveMessages.tooDeep(3));
    expect(denialReason(folders, nodeOf(9), into(2), rules)).toBeUndefined();
    expect(denialReason(folders, nodeOf(2), into(5), { maxDepth: 3, maxDepthReason: 'No.' })).toBe('No.');
  });

  test('what the caller does not allow, but never its current position', () => {
    const rules = { canMove: () => 'Permission Denied' };
    expect(denialReason(folders, nodeOf(9), top(1), rules)).toBe('Permission Denied');
    expect(denialReason(folders, nodeOf(9), top(), rules)).toBeUndefined();
  });
});

describe('the steps of the keyboard', () => {
  const allowed = ({ level }: { level: number }) => level <= 3;
  test.each<[MoveStep, TreePosition, TreePosition | undefined]>([
    ['previous', top(), into(8)],
    ['next', into(8), top()],
    ['next', top(), undefined],
    ['next', into(2, 3), into(2, 4)],
    ['first', top(), top(1)],
    ['last', top(1), top()],
    ['in', top(), into(8)],
    ['in', top(8), into(1)],
    ['in', top(1), undefined],
    ['out', into(8), top()],
    ['out', into(2, 4), into(1, 5)],
    ['out', top(), undefined],
  ])('%s', (step, from, to) => {
    expect(stepFrom(step, spots, allowed, from)?.place).toEqual(to);
    expect(spotAt(from)).toBeDefined();
  });
});

test('the current position of a node', () => {
  expect(placeOf(folders, 9)).toEqual(top());
  expect(placeOf(folders, 3)).toEqual(into(2, 4));
  expect(placeOf(moved(folders, 9, into(2, 4)), 9)).toEqual(into(2, 4));
});

test('a place in words', () => {
  expect(whereTo(folders, into(1, 5))).toBe('before BAS and IAS, in Tax');
  expect(whereTo(folders, top(9))).toBe('before Correspondence, at the top level');
  expect(whereTo(folders, into(9))).toBe('into Correspondence');
  expect(whereTo(folders, into(1))).toBe('to the end of Tax');
  expect(whereTo(folders, top())).toBe('to the end of the top level');
});
