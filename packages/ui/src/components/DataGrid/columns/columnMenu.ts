import type { MenuEntry, MenuItem } from '../../Menu/menuItems.js';
import { moveColumn, pinColumn, pinOf, resetWidth, showColumn } from './columnSettings.js';
import { dataGridMessages } from '../dataGrid.messages.js';
import type { ColumnSettings, DataGridColumn, GridSort, SortDirection } from '../dataGrid.types.js';

/** As much of a column as its menu has to know. */
type MenuColumn = Pick<DataGridColumn<never>, 'id' | 'sortable' | 'hideable' | 'pinned'>;

export interface ColumnMenuOptions {
  column: MenuColumn;
  columns: readonly MenuColumn[];
  /** Ids of the columns on screen, in order. */
  shown: readonly string[];
  settings: ColumnSettings;
  sort: readonly GridSort[];
  onSettingsChange: ((settings: ColumnSettings) => void) | undefined;
  onSortChange: ((sort: GridSort[]) => void) | undefined;
}

/** Returns the menu of a column: everything that its header does by pointer. */
export function columnMenu(options: ColumnMenuOptions): MenuEntry[] {
  const groups = [
    { id: 'sort', items: sortItems(options) },
    { id: 'place', items: placeItems(options) },
    { id: 'show', items: showItems(options) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

function sortItems({ column, sort, onSortChange }: ColumnMenuOptions): MenuItem[] {
  if (column.sortable !== true || onSortChange === undefined) return [];
  const now = sort.length === 1 && sort[0]?.id === column.id ? sort[0].direction : undefined;
  const item = (direction: SortDirection, label: string): MenuItem => ({
    id: direction,
    label,
    onSelect: () => onSortChange([{ id: column.id, direction }]),
  });
  return [
    ...(now === 'ascending' ? [] : [item('ascending', dataGridMessages.sortAscending)]),
    ...(now === 'descending' ? [] : [item('descending', dataGridMessages.sortDescending)]),
  ];
}

function placeItems(options: ColumnMenuOptions): MenuItem[] {
  const { column, columns, settings, shown, onSettingsChange } = options;
  if (onSettingsChange === undefined) return [];
  const pin = pinOf(column, settings);
  const at = shown.indexOf(column.id);
  const items: MenuItem[] = [];
  function offer(id: string, label: string, next: ColumnSettings): void {
    items.push({ id, label, onSelect: () => onSettingsChange?.(next) });
  }
  if (pin !== 'start') offer('pinStart', dataGridMessages.pinStart, pinColumn(settings, column.id, 'start'));
  if (pin !== 'end') offer('pinEnd', dataGridMessages.pinEnd, pinColumn(settings, column.id, 'end'));
  if (pin !== undefined) offer('unpin', dataGridMessages.unpin, pinColumn(settings, column.id, 'none'));
  for (const [step, side, label] of [
    [-1, 'before', dataGridMessages.moveStart],
    [1, 'after', dataGridMessages.moveEnd],
  ] as const) {
    const neighbour = columns.find(({ id }) => id === shown[at + step]);
    if (neighbour === undefined || pinOf(neighbour, settings) !== pin) continue;
    offer(side, label, moveColumn(columns, settings, column.id, { id: neighbour.id, side }));
  }
  return items;
}

function showItems({ column, settings, onSettingsChange }: ColumnMenuOptions): MenuItem[] {
  if (onSettingsChange === undefined) return [];
  const isSized = column.id in settings.widths;
  return [
    ...(isSized
      ? [
          {
            id: 'resetWidth',
            label: dataGridMessages.resetWidth,
            onSelect: () => onSettingsChange(resetWidth(settings, column.id)),
          },
        ]
      : []),
    ...(column.hideable === false
      ? []
      : [
          {
            id: 'hide',
            label: dataGridMessages.hide,
            onSelect: () => onSettingsChange(showColumn(settings, column.id, false)),
          },
        ]),
  ];
}
