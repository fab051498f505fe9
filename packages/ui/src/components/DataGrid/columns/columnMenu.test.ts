import { expect, test, vi } from 'vitest';
import { toSections } from '../../Menu/menuItems.js';
import { columnMenu, type ColumnMenuOptions } from './columnMenu.js';
import { NO_SETTINGS } from './columnSettings.js';
import type { DataGridColumn } from '../dataGrid.types.js';

const text = (row: string) => row;
const title: DataGridColumn<string> = {
  id: 'title',
  header: 'Title',
  width: 90,
  text,
  sortable: true,
  hideable: false,
};
const task: DataGridColumn<string> = { id: 'task', header: 'Task', width: 90, text };
const onSettingsChange = vi.fn();
const onSortChange = vi.fn();

function items(options: Partial<ColumnMenuOptions>) {
  const entries = columnMenu({
    column: title,
    columns: [title, task],
    shown: [
      { id: 'select', width: 40 },
      { id: 'title', width: 90 },
      { id: 'task', width: 48 },
    ],
    settings: NO_SETTINGS,
    sort: [],
    sortLimit: 3,
    onFit: () => undefined,
    onSettingsChange,
    onSortChange,
    ...options,
  });
  return toSections(entries).flatMap((section) => ('items' in section ? section.items : []));
}

function labels(options: Partial<ColumnMenuOptions>): string[] {
  return items(options).map(({ label }) => label);
}

test('offers what can be done, and nothing that would change nothing', () => {
  expect(labels({})).toEqual([
    'Sort ascending',
    'Sort descending',
    'Pin to the start',
    'Pin to the end',
    'Move towards the end',
    'Widen column',
    'Narrow column',
    'Fit to content',
  ]);
  expect(labels({ sort: [{ id: 'title', direction: 'ascending' }] })[0]).toBe('Sort descending');
  expect(
    labels({ column: task, settings: { ...NO_SETTINGS, widths: { task: 60 }, pinned: { task: 'end' } } }),
  ).toEqual(['Pin to the start', 'Unpin', 'Widen column', 'Fit to content', 'Reset width', 'Hide column']);
});

test('offers nothing to a reader who may change nothing', () => {
  expect(labels({ onSettingsChange: undefined, onSortChange: undefined })).toEqual([]);
});

test('does what it says', () => {
  items({ column: task })
    .find(({ label }) => label === 'Move towards the start')
    ?.onSelect();
  expect(onSettingsChange).toHaveBeenLastCalledWith({ ...NO_SETTINGS, order: ['task', 'title'] });
  items({})
    .find(({ label }) => label === 'Sort descending')
    ?.onSelect();
  expect(onSortChange).toHaveBeenLastCalledWith([{ id: 'title', direction: 'descending' }]);
  items({ column: task })
    .find(({ label }) => label === 'Hide column')
    ?.onSelect();
  expect(onSettingsChange).toHaveBeenLastCalledWith({ ...NO_SETTINGS, visible: { task: false } });
});

test('adds a column to the order of others, reverses and removes it there', () => {
  const sort = [
    { id: 'task', direction: 'ascending' },
    { id: 'title', direction: 'descending' },
  ] as const;
  const choose = (options: Partial<ColumnMenuOptions>, label: string) => {
    items(options)
      .find((item) => item.label === label)
      ?.onSelect();
    return onSortChange.mock.lastCall?.[0];
  };
  expect(choose({ sort: [sort[0]] }, 'Add to sort')).toEqual([
    sort[0],
    { id: 'title', direction: 'ascending' },
  ]);
  expect(choose({ sort }, 'Reverse sort order')).toEqual([sort[0], { id: 'title', direction: 'ascending' }]);
  expect(choose({ sort }, 'Remove from sort')).toEqual([sort[0]]);
  // One more takes the place of the last.
  const full = [sort[0], { id: 'client', direction: 'ascending' }] as const;
  expect(choose({ sort: full, sortLimit: 2 }, 'Add to sort')).toEqual([
    sort[0],
    { id: 'title', direction: 'ascending' },
  ]);
  expect(labels({ sort: [sort[0]], sortLimit: 1 })).not.toContain('Add to sort');
});

test('makes a column wider and narrower without a drag, within its limits', () => {
  for (const [label, width] of [
    ['Widen column', 138],
    ['Narrow column', 48],
  ] as const) {
    items({})
      .find((item) => item.label === label)
      ?.onSelect();
    expect(onSettingsChange).toHaveBeenLastCalledWith({ ...NO_SETTINGS, widths: { title: width } });
  }
  expect(labels({ column: { ...title, resizable: false } })).not.toContain('Widen column');
});
