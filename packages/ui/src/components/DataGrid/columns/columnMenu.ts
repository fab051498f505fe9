import type { MenuEntry, MenuItem } from '../../Menu/menuItems.js';
import { moveColumn, pinColumn, pinOf, resetWidth, showColumn } from './columnSettings.js';
import { columnMenuMessages } from './columnMenu.messages.js';
import { DEFAULT_MIN_WIDTH, MAX_WIDTH } from './placeColumns.js';
import type { ColumnSettings, DataGridColumn, GridSort, SortDirection } from '../dataGrid.types.js';

/** As much of a column as its menu has to know. */
type MenuColumn = Pick<
  DataGridColumn<never>,
  'id' | 'sortable' | 'firstDirection' | 'hideable' | 'pinned' | 'resizable' | 'minWidth'
>;

/** Pixels that a column becomes wider or narrower by. */
const STEP = 48;

export interface ColumnMenuOptions {
  column: MenuColumn;
  columns: readonly MenuColumn[];
  /** The columns on screen, in order, and their widths in px. */
  shown: readonly { id: string; width: number }[];
  settings: ColumnSettings;
  sort: readonly GridSort[];
  /** Columns that can be sorted by at once. */
  sortLimit: number;
  /** Gives the column the width of its content. */
  onFit: () => void;
  onSettingsChange: ((settings: ColumnSettings) => void) | undefined;
  onSortChange: ((sort: GridSort[]) => void) | undefined;
}

/** Returns the menu of a column: everything that its header does by pointer. */
export function columnMenu(options: ColumnMenuOptions): MenuEntry[] {
  const groups = [
    { id: 'sort', items: sortItems(options) },
    { id: 'place', items: placeItems(options) },
    { id: 'width', items: widthItems(options) },
    { id: 'show', items: showItems(options) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

function sortItems(options: ColumnMenuOptions): MenuItem[] {
  const { column, sort, onSortChange } = options;
  if (column.sortable !== true || onSortChange === undefined) return [];
  const now = sort.length === 1 && sort[0]?.id === column.id ? sort[0].direction : undefined;
  const item = (direction: SortDirection, label: string): MenuItem => ({
    id: direction,
    label,
    onSelect: () => onSortChange([{ id: column.id, direction }]),
  });
  return [
    ...(now === 'ascending' ? [] : [item('ascending', columnMenuMessages.sortAscending)]),
    ...(now === 'descending' ? [] : [item('descending', columnMenuMessages.sortDescending)]),
    ...severalSortItems(options, onSortChange),
  ];
}

/** What Shift and the header do: they keep the other columns of the order. */
function severalSortItems(
  { column, sort, sortLimit }: ColumnMenuOptions,
  onSortChange: (sort: GridSort[]) => void,
): MenuItem[] {
  const { id, firstDirection = 'ascending' } = column;
  const others = sort.filter((entry) => entry.id !== id);
  if (others.length === 0) return [];
  const item = (name: 'addSort' | 'reverseSort' | 'removeSort', next: GridSort[]): MenuItem => ({
    id: name,
    label: columnMenuMessages[name],
    onSelect: () => onSortChange(next),
  });
  if (others.length < sort.length) {
    return [
      item(
        'reverseSort',
        sort.map((entry) => (entry.id === id ? { id, direction: opposite(entry.direction) } : entry)),
      ),
      item('removeSort', others),
    ];
  }
  if (sortLimit < 2) return [];
  return [item('addSort', [...sort.slice(0, sortLimit - 1), { id, direction: firstDirection }])];
}

function opposite(direction: SortDirection): SortDirection {
  return direction === 'ascending' ? 'descending' : 'ascending';
}

function placeItems(options: ColumnMenuOptions): MenuItem[] {
  const { column, columns, settings, shown, onSettingsChange } = options;
  if (onSettingsChange === undefined) return [];
  const pin = pinOf(column, settings);
  const at = shown.findIndex(({ id }) => id === column.id);
  const items: MenuItem[] = [];
  function offer(id: string, label: string, next: ColumnSettings): void {
    items.push({ id, label, onSelect: () => onSettingsChange?.(next) });
  }
  if (pin !== 'start')
    offer('pinStart', columnMenuMessages.pinStart, pinColumn(settings, column.id, 'start'));
  if (pin !== 'end') offer('pinEnd', columnMenuMessages.pinEnd, pinColumn(settings, column.id, 'end'));
  if (pin !== undefined) offer('unpin', columnMenuMessages.unpin, pinColumn(settings, column.id, 'none'));
  for (const [step, side, label] of [
    [-1, 'before', columnMenuMessages.moveStart],
    [1, 'after', columnMenuMessages.moveEnd],
  ] as const) {
    const neighbour = columns.find(({ id }) => id === shown[at + step]?.id);
    if (neighbour === undefined || pinOf(neighbour, settings) !== pin) continue;
    offer(side, label, moveColumn(columns, settings, column.id, { id: neighbour.id, side }));
  }
  return items;
}

/** Widths without a drag; the same as the header's keys. */
function widthItems({ column, shown, settings, onFit, onSettingsChange }: ColumnMenuOptions): MenuItem[] {
  const now = shown.find(({ id }) => id === column.id);
  if (onSettingsChange === undefined || now === undefined || column.resizable === false) return [];
  const item = (id: string, label: string, width: number): MenuItem => ({
    id,
    label,
    onSelect: () => onSettingsChange({ ...settings, widths: { ...settings.widths, [column.id]: width } }),
  });
  const least = Math.min(now.width, column.minWidth ?? DEFAULT_MIN_WIDTH);
  const most = Math.max(now.width, MAX_WIDTH);
  const widths = { wider: Math.min(most, now.width + STEP), narrower: Math.max(least, now.width - STEP) };
  return [
    ...(widths.wider === now.width ? [] : [item('wider', columnMenuMessages.wider, widths.wider)]),
    ...(widths.narrower === now.width
      ? []
      : [item('narrower', columnMenuMessages.narrower, widths.narrower)]),
    { id: 'fit', label: columnMenuMessages.fit, onSelect: onFit },
  ];
}

function showItems({ column, settings, onSettingsChange }: ColumnMenuOptions): MenuItem[] {
  if (onSettingsChange === undefined) return [];
  const isSized = column.id in settings.widths;
  return [
    ...(isSized
      ? [
          {
            id: 'resetWidth',
            label: columnMenuMessages.resetWidth,
            onSelect: () => onSettingsChange(resetWidth(settings, column.id)),
          },
        ]
      : []),
    ...(column.hideable === false
      ? []
      : [
          {
            id: 'hide',
            label: columnMenuMessages.hide,
            onSelect: () => onSettingsChange(showColumn(settings, column.id, false)),
          },
        ]),
  ];
}
