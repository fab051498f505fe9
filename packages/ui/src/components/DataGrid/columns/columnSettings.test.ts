import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  columnOrder,
  moveColumn,
  NO_SETTINGS,
  parseColumnSettings,
  pinColumn,
  pinOf,
  resetWidth,
  showColumn,
} from './columnSettings.js';
import type { DataGridColumn } from '../dataGrid.types.js';

const columns: DataGridColumn<string>[] = ['title', 'task', 'filter', 'modified'].map((id) => ({
  id,
  header: id,
  width: 100,
  text: (row) => row,
}));

describe('the order of columns', () => {
  test('is their own until the reader changes it', () => {
    expect(columnOrder(columns, NO_SETTINGS)).toEqual(['title', 'task', 'filter', 'modified']);
  });

  test('forgets columns that are gone; new ones follow', () => {
    const settings = { ...NO_SETTINGS, order: ['filter', 'gone', 'title'] };
    expect(columnOrder(columns, settings)).toEqual(['filter', 'title', 'task', 'modified']);
  });

  test.each([
    ['title', 'filter', 'after', ['task', 'filter', 'title', 'modified']],
    ['modified', 'title', 'before', ['modified', 'title', 'task', 'filter']],
    ['task', 'filter', 'before', ['title', 'task', 'filter', 'modified']],
  ] as const)('%s put beside %s, %s it', (id, target, side, order) => {
    expect(moveColumn(columns, NO_SETTINGS, id, { id: target, side }).order).toEqual(order);
  });

  test('never loses or doubles a column', () => {
    const id = fc.constantFrom('title', 'task', 'filter', 'modified');
    const move = fc.record({ id, to: fc.record({ id, side: fc.constantFrom('before', 'after') }) });
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const end = moves.reduce(
          (settings, each) => moveColumn(columns, settings, each.id, each.to),
          NO_SETTINGS,
        );
        expect(columnOrder(columns, end).sort()).toEqual(['filter', 'modified', 'task', 'title']);
      }),
    );
  });
});

test('a reader may let go of a column that is pinned from the start', () => {
  const column = { id: 'title', pinned: 'start' } as const;
  expect(pinOf(column, NO_SETTINGS)).toBe('start');
  expect(pinOf(column, pinColumn(NO_SETTINGS, 'title', 'none'))).toBeUndefined();
  expect(pinOf(column, pinColumn(NO_SETTINGS, 'title', 'end'))).toBe('end');
});

test('a width can be forgotten, a column hidden', () => {
  const settings = showColumn({ ...NO_SETTINGS, widths: { task: 80, title: 300 } }, 'task', false);
  expect(resetWidth(settings, 'task')).toMatchObject({ widths: { title: 300 }, visible: { task: false } });
});

describe('settings that were kept', () => {
  test('come back as they went', () => {
    const settings = pinColumn({ widths: { a: 90 }, visible: { b: false }, order: ['b', 'a'] }, 'a', 'end');
    expect(parseColumnSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
  });

  test('lose what is not understood', () => {
    const kept = {
      widths: { a: -4, b: 'wide', c: 60 },
      visible: { a: 'no' },
      order: ['a', 3, 'a'],
      pinned: { a: 'left' },
    };
    expect(parseColumnSettings(kept)).toEqual({ widths: { c: 60 }, visible: {}, order: ['a'], pinned: {} });
  });

  test('are never a reason to fail', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        expect(Object.keys(parseColumnSettings(kept))).toEqual(['widths', 'visible', 'order', 'pinned']);
      }),
    );
  });
});
