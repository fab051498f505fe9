import {
  columnOrderingFeature,
  columnSizingFeature,
  type ColumnSizingState,
  columnVisibilityFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { layoutColumns, type PlacedColumn } from './columnLayout.js';
import { pinOf } from './columnSettings.js';
import type { ColumnPin, ColumnSettings, DataGridColumn, GridSort } from '../dataGrid.types.js';
import { pinnedOrder, type PinnedPlace, stickColumns } from './pinnedColumns.js';
import { applied, stateOfCaller, useControlledTable } from './useControlledTable.js';

/**
 * TanStack Table keeps the columns: their order, visibility, sizes and sorting.
 * It is given no rows. Rows come from the caller by index, and a row model over
 * a hundred thousand of them is just what this grid must not build.
 */
const features = tableFeatures({
  coreReactivityFeature: stateOfCaller,
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
});

type NoRow = Record<string, never>;
const NO_ROWS: NoRow[] = [];

export const SELECT_COLUMN = 'select';
export const MENU_COLUMN = 'menu';
const MENU_WIDTH = 44;
export const DEFAULT_MIN_WIDTH = 48;
export const MAX_WIDTH = 1200;

export interface ColumnModelOptions<Row> {
  columns: readonly DataGridColumn<Row>[];
  settings: ColumnSettings;
  sort: readonly GridSort[];
  /** Width of the checkbox column in px; undefined if rows cannot be selected. */
  selectWidth: number | undefined;
  /** Whether each row ends with a button for its menu. */
  hasMenuButton: boolean;
  /** Width there is for all columns, in pixels. */
  available: number;
  onSortChange: ((sort: GridSort[]) => void) | undefined;
  onSettingsChange: ((settings: ColumnSettings) => void) | undefined;
}

/** A column as the rows see it: without its place, so that resizing draws no row again. */
export interface RowColumn<Row> {
  id: string;
  /** Undefined for the columns of checkboxes and of menu buttons. */
  column: DataGridColumn<Row> | undefined;
  pin: ColumnPin | undefined;
}

export type ColumnPlace<Row> = PlacedColumn & PinnedPlace & { column: DataGridColumn<Row> | undefined };

export interface ColumnModel<Row> {
  /** Columns on screen and where they stand; those of checkboxes and of menu buttons have no definition. */
  placed: readonly ColumnPlace<Row>[];
  rowColumns: readonly RowColumn<Row>[];
  /** Width of a whole row, in pixels. */
  width: number;
  /** Sorts by a column, or the other way round; `additive` keeps the other columns. */
  toggleSort: (id: string, additive: boolean) => void;
  /** Gives a column a width in pixels. @returns the width it takes */
  resize: (id: string, width: number) => number;
}

export function useColumnModel<Row>(options: ColumnModelOptions<Row>): ColumnModel<Row> {
  const { columns, settings, sort, selectWidth, hasMenuButton, available } = options;
  const { onSortChange, onSettingsChange } = options;

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
        onSortChange?.(applied(updater, sorting).map(asGridSort)),
      onColumnSizingChange: (updater: Updater<ColumnSizingState>) =>
        onSettingsChange?.({ ...settings, widths: applied(updater, settings.widths) }),
    }),
    [definitions, sorting, settings, order, onSortChange, onSettingsChange],
  );
  const table = useControlledTable(tableOptions);

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
    const side = ({ id }: { id: string }) => {
      const column = byId.get(id);
      return column === undefined ? undefined : pinOf(column, settings);
    };
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
  }, [visible, byId, settings, selectWidth, hasMenuButton, available]);

  const key = placed.map(({ id, pin }) => `${id}\t${pin ?? ''}`).join('\n');
  const rowColumns = useMemo(() => key.split('\n').map((line) => rowColumn(line, byId)), [key, byId]);
  const last = placed.at(-1);

  return useMemo(
    () => ({
      placed,
      rowColumns,
      width: Math.max(available, last === undefined ? 0 : last.left + last.width),
      toggleSort(id: string, additive: boolean) {
        const column = table.getColumn(id);
        if (!column?.getCanSort()) return;
        const now = column.getIsSorted();
        const wasTurned = now !== false && now !== column.getFirstSortDir();
        // The third press lets go of a column, as long as another is left to order by.
        if (additive && wasTurned && sorting.length > 1) column.clearSorting();
        else column.toggleSorting(undefined, additive);
      },
      resize(id: string, width: number) {
        const least = byId.get(id)?.minWidth ?? DEFAULT_MIN_WIDTH;
        const next = Math.round(Math.max(least, Math.min(MAX_WIDTH, width)));
        table.setColumnSizing((widths) => ({ ...widths, [id]: next }));
        return next;
      },
    }),
    [placed, rowColumns, available, last, table, byId, sorting],
  );
}

function fixed(id: string, width: number) {
  return { id, width, grow: 0, yields: undefined };
}

function rowColumn<Row>(line: string, byId: ReadonlyMap<string, DataGridColumn<Row>>): RowColumn<Row> {
  const [id = '', pin] = line.split('\t');
  return { id, column: byId.get(id), pin: pin === 'start' || pin === 'end' ? pin : undefined };
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

function asGridSort({ id, desc }: SortingState[number]): GridSort {
  return { id, direction: desc ? 'descending' : 'ascending' };
}
