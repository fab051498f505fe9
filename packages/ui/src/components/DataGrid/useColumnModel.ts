import {
  columnOrderingFeature,
  columnSizingFeature,
  type ColumnSizingState,
  columnVisibilityFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { layoutColumns, type PlacedColumn } from './columnLayout.js';
import type { ColumnSettings, DataGridColumn, GridSort } from './dataGrid.types.js';
import type { CellText } from './rowSlot.js';

/**
 * TanStack Table keeps the columns: their order, visibility, sizes and sorting.
 * It is given no rows. Rows come from the caller by index, and a row model over
 * a hundred thousand of them is just what this grid must not build.
 */
const features = tableFeatures({
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
});

type NoRow = Record<string, never>;
const NO_ROWS: NoRow[] = [];

export const SELECT_COLUMN = 'select';
const DEFAULT_MIN_WIDTH = 48;
const MAX_WIDTH = 1200;

export const NO_SETTINGS: ColumnSettings = { widths: {}, visible: {}, order: [] };

export interface ColumnModelOptions<Row> {
  columns: readonly DataGridColumn<Row>[];
  settings: ColumnSettings;
  sort: readonly GridSort[];
  /** Width of the column of checkboxes, in pixels; undefined where rows cannot be chosen. */
  selectWidth: number | undefined;
  /** Width there is for all columns, in pixels. */
  available: number;
  onSortChange: ((sort: GridSort[]) => void) | undefined;
  onSettingsChange: ((settings: ColumnSettings) => void) | undefined;
}

/** A column as the rows see it: without its place, so that resizing draws no row again. */
export interface RowColumn<Row> {
  id: string;
  /** Undefined for the column of checkboxes. */
  column: DataGridColumn<Row> | undefined;
}

export interface ColumnModel<Row> {
  /** Columns on screen and where they stand; the column of checkboxes has no definition. */
  placed: readonly (PlacedColumn & { column: DataGridColumn<Row> | undefined })[];
  rowColumns: readonly RowColumn<Row>[];
  /** How each of them is written; undefined where React draws. */
  accessors: readonly CellText<Row>[];
  /** Width of a whole row, in pixels. */
  width: number;
  /** Sorts by a column, or the other way round; `additive` keeps the other columns. */
  toggleSort: (id: string, additive: boolean) => void;
  /** Widens a column by so many pixels. */
  resize: (id: string, width: number) => void;
}

export function useColumnModel<Row>(options: ColumnModelOptions<Row>): ColumnModel<Row> {
  const { columns, settings, sort, selectWidth, available, onSortChange, onSettingsChange } = options;

  const order = useMemo(() => [...settings.order], [settings.order]);
  const definitions = useMemo(() => columns.map(define), [columns]);
  const sorting = useMemo(
    () => sort.map(({ id, direction }) => ({ id, desc: direction === 'descending' })),
    [sort],
  );
  const tableOptions = useMemo(
    () => ({
      features,
      columns: definitions,
      data: NO_ROWS,
      manualSorting: true,
      enableSortingRemoval: false,
      state: {
        sorting,
        columnSizing: settings.widths,
        columnVisibility: settings.visible,
        columnOrder: order,
      },
      onSortingChange: (updater: Updater<SortingState>) =>
        onSortChange?.(apply(updater, sorting).map(asGridSort)),
      onColumnSizingChange: (updater: Updater<ColumnSizingState>) =>
        onSettingsChange?.({ ...settings, widths: apply(updater, settings.widths) }),
    }),
    [definitions, sorting, settings, order, onSortChange, onSettingsChange],
  );
  const table = useTable(tableOptions, ownNothing);

  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const visible = table.getVisibleLeafColumns();
  const placed = useMemo(() => {
    const rooms = visible.map((column) => {
      const definition = byId.get(column.id);
      const isSized = column.id in settings.widths;
      return {
        id: column.id,
        width: column.getSize(),
        grow: isSized ? 0 : (definition?.grow ?? 0),
        yields: settings.visible[column.id] === true ? undefined : definition?.yields,
      };
    });
    const all =
      selectWidth === undefined
        ? rooms
        : [{ id: SELECT_COLUMN, width: selectWidth, grow: 0, yields: undefined }, ...rooms];
    return layoutColumns(all, available).map((place) => ({ ...place, column: byId.get(place.id) }));
  }, [visible, byId, settings, selectWidth, available]);

  const ids = placed.map((place) => place.id).join('\n');
  const rowColumns = useMemo(() => ids.split('\n').map((id) => ({ id, column: byId.get(id) })), [ids, byId]);
  const accessors = useMemo(() => rowColumns.map(({ column }) => column?.text), [rowColumns]);
  const last = placed.at(-1);

  return useMemo(
    () => ({
      placed,
      rowColumns,
      accessors,
      width: Math.max(available, last === undefined ? 0 : last.left + last.width),
      toggleSort(id: string, additive: boolean) {
        const column = table.getColumn(id);
        if (column?.getCanSort()) column.toggleSorting(undefined, additive);
      },
      resize(id: string, width: number) {
        const least = byId.get(id)?.minWidth ?? DEFAULT_MIN_WIDTH;
        const next = Math.round(Math.max(least, Math.min(MAX_WIDTH, width)));
        table.setColumnSizing((widths) => ({ ...widths, [id]: next }));
      },
    }),
    [placed, rowColumns, accessors, available, last, table, byId],
  );
}

/** All of the table's state is handed in by the caller: there is none of its own to listen to. */
function ownNothing(): null {
  return null;
}

function define<Row>(column: DataGridColumn<Row>) {
  return {
    id: column.id,
    header: column.header,
    accessorFn: () => column.id,
    size: column.width,
    minSize: Math.min(column.width, column.minWidth ?? DEFAULT_MIN_WIDTH),
    maxSize: MAX_WIDTH,
    enableSorting: column.sortable ?? false,
    enableHiding: column.hideable ?? true,
    sortDescFirst: column.firstDirection === 'descending',
  };
}

function apply<Value>(updater: Updater<Value>, before: Value): Value {
  return updater instanceof Function ? updater(before) : updater;
}

function asGridSort({ id, desc }: SortingState[number]): GridSort {
  return { id, direction: desc ? 'descending' : 'ascending' };
}
