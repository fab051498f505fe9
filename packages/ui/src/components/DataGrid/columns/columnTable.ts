import {
  constructTable,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
} from '@tanstack/react-table';
import type { DataGridColumn, GridSort } from '../dataGrid.types.js';
import { applied, stateOfCaller } from './useControlledTable.js';

/**
 * TanStack Table says what a press on a header sorts by. It is given no rows. Rows come from the caller by index, and a
 * row model over a hundred thousand of them is just what this grid must not build.
 */
const features = tableFeatures({ coreReactivityFeature: stateOfCaller, rowSortingFeature });

type NoRow = Record<string, never>;
const NO_ROWS: NoRow[] = [];

export interface SortedColumns<Row> {
  columns: readonly DataGridColumn<Row>[];
  sort: readonly GridSort[];
  /** Columns that can be sorted by at once. */
  sortLimit: number;
}

/** A press on a header; `additive` keeps the other columns. */
export interface SortPress {
  id: string;
  additive: boolean;
}

/** Returns the order after a press: by that column, or the other way round. The same array if it changes nothing. */
export function sortedBy<Row>(
  { columns, sort, sortLimit }: SortedColumns<Row>,
  { id, additive: adds }: SortPress,
): readonly GridSort[] {
  const sorting = sort.map((entry) => ({ id: entry.id, desc: entry.direction === 'descending' }));
  let next = sort;
  const table = constructTable({
    features,
    columns: columns.map(define),
    data: NO_ROWS,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: (updater: Updater<SortingState>) => {
      next = withinLimit(applied(updater, sorting), sortLimit).map(asGridSort);
    },
  });
  const column = table.getColumn(id);
  if (!column?.getCanSort()) return sort;
  const additive = adds && sortLimit > 1;
  const direction = column.getIsSorted();
  const wasTurned = direction !== false && direction !== column.getFirstSortDir();
  // The third press lets go of a column, as long as another is left to order by.
  if (additive && wasTurned && sort.length > 1) column.clearSorting();
  else column.toggleSorting(undefined, additive);
  return next;
}

function define<Row>(column: DataGridColumn<Row>) {
  return {
    id: column.id,
    header: column.header,
    accessorFn: () => column.id,
    enableSorting: column.sortable ?? false,
    sortDescFirst: column.firstDirection === 'descending',
  };
}

/** Beyond the limit, the last column is replaced. */
function withinLimit(sorting: SortingState, limit: number): SortingState {
  return sorting.length <= limit ? sorting : [...sorting.slice(0, limit - 1), ...sorting.slice(-1)];
}

function asGridSort({ id, desc }: SortingState[number]): GridSort {
  return { id, direction: desc ? 'descending' : 'ascending' };
}
