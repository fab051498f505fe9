import { beforeEach, expect, test, vi } from 'vitest';
import { dataGridMessages } from '../dataGrid.messages.js';
import { GridEngine } from '../engine/gridEngine.js';
import { GridCommands } from './gridCommands.js';
import { createRangeStore } from './rangeState.js';
import { EMPTY_SELECTION, type GridSelection } from './selection.js';

const caller = {
  onSelectionChange: vi.fn<(selection: GridSelection<string>) => void>(),
  onRowAction: vi.fn<(row: string) => void>(),
  openRowMenu: vi.fn(),
  say: vi.fn<(sentence: string) => void>(),
};
const range = createRangeStore();
let commands: GridCommands<string, string>;

beforeEach(() => {
  vi.clearAllMocks();
  commands = new GridCommands(new GridEngine<string>(), range);
  commands.updateCaller({
    ...caller,
    total: 3,
    hidden: 0,
    rowAt: (index) => ['a', 'b'][index],
    rowId: (row) => `id-${row}`,
    selection: EMPTY_SELECTION,
    idsBetween: undefined,
    rangeLimit: 2,
    viewKey: undefined,
    noun: { one: 'row', many: 'rows' },
    onRowDragStart: undefined,
    openColumnMenu: undefined,
    moveColumn: undefined,
    cellHint: undefined,
    rowName: (row) => row,
  });
});

test('a row is opened where it is pressed, and not before it is loaded', () => {
  commands.activate({ row: 1, column: 0 }, false);
  commands.activate({ row: 2, column: 0 }, false);
  expect(caller.onRowAction.mock.calls).toEqual([['b']]);
});

test('its menu opens where it is asked for, of rows that are loaded', () => {
  expect(commands.openMenu({ row: 0, column: 0 }, { x: 4, y: 8 })).toBe(true);
  expect(commands.openMenu({ row: 2, column: 0 }, { x: 4, y: 8 })).toBe(false);
  expect(caller.openRowMenu.mock.calls).toEqual([['a', { x: 4, y: 8 }]]);
});

test('a column has no menu where nothing can be done with columns', () => {
  expect(commands.openMenu({ row: -1, column: 0 }, { x: 4, y: 8 })).toBe(false);
});

test('a range over rows that are not loaded takes those that are, and says so', () => {
  commands.selector.only(0);
  commands.selector.extendTo(2);
  expect(caller.onSelectionChange.mock.lastCall).toEqual([{ mode: 'only', ids: new Set(['id-a', 'id-b']) }]);
  expect(caller.say).toHaveBeenCalledWith(dataGridMessages.notLoaded);
});

test('a press on a header that cannot sort says so until the next one', async () => {
  const place = { id: 'title', pin: undefined, width: 100, left: 0, inset: 0, column: undefined };
  const toggleSort = vi
    .fn<(id: string, additive: boolean) => Promise<void> | undefined>()
    .mockRejectedValueOnce(new Error('The code is not there.'))
    .mockReturnValueOnce(undefined);
  commands.updateColumns({ placed: [place], rowColumns: [], width: 100, toggleSort, resize: () => 100 });
  commands.activate({ row: -1, column: 0 }, true);
  await vi.waitFor(() =>
    expect(range.get()).toEqual({ status: 'problem', sentence: dataGridMessages.sortFailed }),
  );
  expect(caller.say).toHaveBeenCalledWith(dataGridMessages.sortFailed);
  commands.activate({ row: -1, column: 0 }, false);
  expect(range.get()).toBeUndefined();
  expect(toggleSort.mock.calls).toEqual([
    ['title', true],
    ['title', false],
  ]);
});
