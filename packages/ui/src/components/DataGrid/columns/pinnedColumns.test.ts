import { expect, test } from 'vitest';
import type { ColumnPin } from '../dataGrid.types.js';
import { coveredRoom, isPinEdge, pinnedOrder, stickColumns } from './pinnedColumns.js';

const pins: Record<string, ColumnPin> = { title: 'start', actions: 'end' };
const pinOf = ({ id }: { id: string }) => pins[id];
const places = [
  { id: 'title', left: 0, width: 200 },
  { id: 'task', left: 200, width: 300 },
  { id: 'actions', left: 500, width: 40 },
];

test('pinned columns are at their sides, in their own order', () => {
  const columns = [{ id: 'actions' }, { id: 'task' }, { id: 'title' }];
  expect(pinnedOrder(columns, pinOf).map(({ id }) => id)).toEqual(['title', 'task', 'actions']);
});

test('they stick where the columns overflow', () => {
  const stuck = stickColumns(places, pinOf, 500);
  expect(stuck.map(({ pin, inset }) => [pin, inset])).toEqual([
    ['start', 0],
    [undefined, 0],
    ['end', 0],
  ]);
  expect(coveredRoom(stuck)).toEqual({ start: 200, end: 40 });
});

test('nothing sticks where all columns fit, nor where pinned ones would cover the rest', () => {
  expect(stickColumns(places, pinOf, 540).every(({ pin }) => pin === undefined)).toBe(true);
  expect(stickColumns(places, pinOf, 390).every(({ pin }) => pin === undefined)).toBe(true);
});

test('a line parts the pinned from those that scroll, and nothing else', () => {
  const placed = (['start', 'start', undefined, undefined, 'end'] as const).map((pin) => ({ pin }));
  expect(placed.map((_, index) => isPinEdge(placed, index))).toEqual([false, true, false, false, true]);
  expect(isPinEdge([{ pin: undefined }], 0)).toBe(false);
});
