import { describe, expect, test } from 'vitest';
import { ancestorsOf, type TreeNode, visibleItems } from './treeItems.js';
import { treeCommand } from './treeKeyboard.js';

const nodes: TreeNode[] = [
  { id: 1, label: 'Tax', children: [{ id: 2, label: 'Income tax', children: [{ id: 3, label: '2025' }] }] },
  { id: 4, label: 'Financials', children: [{ id: 5, label: 'FY2025' }] },
  { id: 6, label: 'Correspondence' },
];
const items = visibleItems(nodes, new Set([1]));

test('only what is open is on screen, with its place for assistive technology', () => {
  expect(items.map(({ node, level }) => `${level} ${node.label}`)).toEqual([
    '1 Tax',
    '2 Income tax',
    '1 Financials',
    '1 Correspondence',
  ]);
  expect(items[1]).toMatchObject({ parentId: 1, expanded: false, position: 1, siblings: 1 });
  expect(items[3]).toMatchObject({ expanded: undefined, position: 3, siblings: 3 });
});

describe('the keyboard table', () => {
  test.each([
    ['ArrowDown', 1, { type: 'focus', id: 2 }],
    ['ArrowUp', 2, { type: 'focus', id: 1 }],
    ['ArrowUp', 1, undefined],
    ['ArrowDown', 6, undefined],
    ['Home', 6, { type: 'focus', id: 1 }],
    ['End', 1, { type: 'focus', id: 6 }],
    ['ArrowRight', 2, { type: 'expand', ids: [2] }],
    ['ArrowRight', 1, { type: 'focus', id: 2 }],
    ['ArrowRight', 6, undefined],
    ['ArrowLeft', 1, { type: 'collapse', id: 1 }],
    ['ArrowLeft', 2, { type: 'focus', id: 1 }],
    ['ArrowLeft', 6, undefined],
    ['*', 1, { type: 'expand', ids: [4] }],
    ['Enter', 4, { type: 'select', id: 4 }],
    [' ', 4, { type: 'select', id: 4 }],
    ['Tab', 4, undefined],
  ] as const)('%s at %i', (key, id, command) => {
    expect(treeCommand(key, items, id)).toEqual(command);
  });
});

test('what has to be open for a node to be seen', () => {
  expect(ancestorsOf(nodes, 3)).toEqual([1, 2]);
  expect(ancestorsOf(nodes, 1)).toEqual([]);
  expect(ancestorsOf(nodes, 99)).toBeUndefined();
});
