import type { ColumnPin, ColumnSettings, DataGridColumn } from '../dataGrid.types.js';
import { type ColumnRoom, layoutColumns, type PlacedColumn } from './columnLayout.js';
import { columnOrder, pinOf } from './columnSettings.js';
import { pinnedOrder, type PinnedPlace, stickColumns } from './pinnedColumns.js';

export const SELECT_COLUMN = 'select';
export const MENU_COLUMN = 'menu';
/** Width of the checkboxes, in CSS pixels. */
export const SELECT_WIDTH = 40;
const MENU_WIDTH = 44;
export const DEFAULT_MIN_WIDTH = 48;
export const MAX_WIDTH = 1200;

/** A column as the rows see it: without its place, so that resizing draws no row again. */
export interface RowColumn<Row> {
  id: string;
  /** Undefined for the columns of checkboxes and of menu buttons. */
  column: DataGridColumn<Row> | undefined;
  pin: ColumnPin | undefined;
}

export type ColumnPlace<Row> = PlacedColumn & PinnedPlace & { column: DataGridColumn<Row> | undefined };

export interface PlaceOptions {
  settings: ColumnSettings;
  /** Width of the checkbox column in px; undefined if rows cannot be selected. */
  selectWidth: number | undefined;
  /** Whether each row ends with a button for its menu. */
  hasMenuButton: boolean;
  /** Width there is for all columns, in pixels. */
  available: number;
}

/** The least width that a column can have, in pixels. */
export function leastWidth({ width, minWidth }: { width: number; minWidth?: number }): number {
  return Math.min(width, minWidth ?? DEFAULT_MIN_WIDTH);
}

/** Columns that a user sees, in order, with their widths: what the table finds out of the same settings. */
export function visibleColumns<Row>(
  columns: readonly DataGridColumn<Row>[],
  settings: ColumnSettings,
): { id: string; width: number }[] {
  return columnOrder(columns, settings).flatMap((id) => {
    const column = columns.find((each) => each.id === id);
    if (column === undefined || settings.visible[id] === false) return [];
    const width = settings.widths[id] ?? column.width;
    return [{ id, width: Math.min(Math.max(leastWidth(column), width), MAX_WIDTH) }];
  });
}

/** Returns the positions of the columns: those of the caller, the checkboxes before them, the menu buttons behind. */
export function placeColumns<Row>(
  visible: readonly { id: string; width: number }[],
  byId: ReadonlyMap<string, DataGridColumn<Row>>,
  { settings, selectWidth, hasMenuButton, available }: PlaceOptions,
): ColumnPlace<Row>[] {
  const side = ({ id }: { id: string }) => {
    const column = byId.get(id);
    return column === undefined ? undefined : pinOf(column, settings);
  };
  const rooms = visible.map(({ id, width }): ColumnRoom => {
    const definition = byId.get(id);
    // A column that the user asked for, or pinned so that it is always there, never yields: the rows scroll sideways.
    const stays = settings.visible[id] === true || side({ id }) !== undefined;
    return {
      id,
      width,
      growTo: id in settings.widths ? undefined : definition?.growTo,
      grow: id in settings.widths ? 0 : (definition?.grow ?? 0),
      yields: stays ? undefined : definition?.yields,
    };
  });
  const ordered = pinnedOrder(rooms, side);
  const startsPinned = ordered[0] !== undefined && side(ordered[0]) === 'start';
  if (selectWidth !== undefined) ordered.unshift(fixed(SELECT_COLUMN, selectWidth));
  if (hasMenuButton) ordered.push(fixed(MENU_COLUMN, MENU_WIDTH));
  const sideOfAll = ({ id }: { id: string }) =>
    id === MENU_COLUMN ? 'end' : id === SELECT_COLUMN && startsPinned ? 'start' : side({ id });
  return stickColumns(layoutColumns(ordered, available), sideOfAll, available).map((place) => ({
    ...place,
    column: byId.get(place.id),
  }));
}

/** Width of a whole row, in pixels. */
export function widthOfRow(placed: readonly PlacedColumn[], available: number): number {
  const last = placed.at(-1);
  return Math.max(available, last === undefined ? 0 : last.left + last.width);
}

function fixed(id: string, width: number): ColumnRoom {
  return { id, width, grow: 0, yields: undefined };
}
