import {
  columnOrderingFeature,
  columnSizingFeature,
  type ColumnSizingState,
  columnVisibilityFeature,
  constructTable,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
} from '@tanstack/react-table';
import type { ColumnSettings, DataGridColumn, GridSort } from '../dataGrid.types.js';
import { DEFAULT_MIN_WIDTH, leastWidth, MAX_WIDTH } from './placeColumns.js';
import { applied, stateOfCaller } from './useControlledTable.js';

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

/** What a reader does to the columns. */
export interface ColumnChanges {
  /** Sorts by a column, or the other way round; `additive` keeps the other columns. */
  toggleSort: (id: string, additive: boolean) => void;
  /** Gives a column a width in pixels. @returns the width it takes */
  resize: (id: string, width: number) => number;
}

export interface ChangedColumns<Row> {
  columns: readonly DataGridColumn<Row>[];
  settings: ColumnSettings;
  sort: readonly GridSort[];
  /** Columns that can be sorted by at once. */
  sortLimit: number;
  onSortChange: (sort: GridSort[]) => void;
  onSettingsChange: (settings: ColumnSettings) => void;
}

/**
 * What a reader can do to these columns. Their table is made with the first change: the first rows need none, and
 * making one took a tenth of the time of a grid's first mount.
 */
export function columnChanges<Row>(now: ChangedColumns<Row>): ColumnChanges {
  let made: ReturnType<typeof tableOf> | undefined;
  return {
    toggleSort(id, adds) {
      const additive = adds && now.sortLimit > 1;
      made ??= tableOf(now);
      const column = made.getColumn(id);
      if (!column?.getCanSort()) return;
      const direction = column.getIsSorted();
      const wasTurned = direction !== false && direction !== column.getFirstSortDir();
      // The third press lets go of a column, as long as another is left to order by.
      if (additive && wasTurned && now.sort.length > 1) column.clearSorting();
      else column.toggleSorting(undefined, additive);
    },
    resize(id, width) {
      made ??= tableOf(now);
      const least = now.columns.find((column) => column.id === id)?.minWidth ?? DEFAULT_MIN_WIDTH;
      const next = Math.round(Math.max(least, Math.min(MAX_WIDTH, width)));
      made.setColumnSizing((widths) => ({ ...widths, [id]: next }));
      return next;
    },
  };
}

/** The table of columns as they are now. */
export function tableOf<Row>({
  columns,
  settings,
  sort,
  sortLimit,
  onSortChange,
  onSettingsChange,
}: ChangedColumns<Row>) {
  const sorting = sort.map(({ id, direction }) => ({ id, desc: direction === 'descending' }));
  return constructTable({
    features,
    columns: columns.map(define),
    data: NO_ROWS,
    manualSorting: true,
    enableSortingRemoval: false,
    state: {
      sorting,
      columnSizing: settings.widths,
      columnVisibility: settings.visible,
      columnOrder: [...settings.order],
    },
    onSortingChange: (updater: Updater<SortingState>) =>
      onSortChange(withinLimit(applied(updater, sorting), sortLimit).map(asGridSort)),
    onColumnSizingChange: (updater: Updater<ColumnSizingState>) =>
      onSettingsChange({ ...settings, widths: applied(updater, settings.widths) }),
  });
}

function define<Row>(column: DataGridColumn<Row>) {
  return {
    id: column.id,
    header: column.header,
    accessorFn: () => column.id,
    size: column.width,
    minSize: leastWidth(column),
    maxSize: MAX_WIDTH,
    enableSorting: column.sortable ?? false,
    enableHiding: column.hideable ?? true,
    sortDescFirst: column.firstDirection === 'descending',
  };
}

/** One more than the limit takes the place of the one that weighed least. */
function withinLimit(sorting: SortingState, limit: number): SortingState {
  return sorting.length <= limit ? sorting : [...sorting.slice(0, limit - 1), ...sorting.slice(-1)];
}

function asGridSort({ id, desc }: SortingState[number]): GridSort {
  return { id, direction: desc ? 'descending' : 'ascending' };
}
