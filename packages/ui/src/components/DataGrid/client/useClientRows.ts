import { createSortedRowModel, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import { useCallback, useMemo, useState } from 'react';
import type { DataGridColumn, DataGridState, GridSort } from '../dataGrid.types.js';
import { searchRows } from './searchRows.js';
import { compareSortKeys, type SortKey, sortKey } from './sortValues.js';
import { stateOfCaller, useControlledTable } from '../columns/useControlledTable.js';

export interface ClientRowsOptions<Row> {
  /** All rows, a few thousand at most; undefined while loading. Keep the array stable. */
  rows: readonly Row[] | undefined;
  /** Columns of the grid. Keep the array stable. */
  columns: readonly DataGridColumn<Row>[];
  /** Search text. Only rows that contain all its words are shown. */
  search?: string | undefined;
  /** Initial sort order; the order of `rows` if omitted. */
  initialSort?: readonly GridSort[] | undefined;
  /** Controlled sort order, for a caller that stores it, for example in the address. Pass `onSortChange` too. */
  sort?: readonly GridSort[] | undefined;
  /** Called with the new sort order. */
  onSortChange?: ((sort: GridSort[]) => void) | undefined;
}

/** Props to spread into a `DataGrid`: `<DataGrid {...clientRows.grid} … />`. */
export interface ClientRowsGrid<Row> {
  /** State of the grid, with the matching rows in order. */
  state: DataGridState<Row>;
  /** Current sort order. */
  sort: readonly GridSort[];
  /** Sets the sort order. */
  onSortChange: (sort: GridSort[]) => void;
  /** Identity of the view. It changes with the search and the order, which scrolls the grid to the top. */
  viewKey: string;
}

export interface ClientRows<Row> {
  /** Props to spread into the grid. */
  grid: ClientRowsGrid<Row>;
  /** The matching rows in order; "all matching" selects these. */
  found: readonly Row[];
}

/** The table only sorts; the grid reads the rows by index. */
const features = tableFeatures({
  coreReactivityFeature: stateOfCaller,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

/** Wraps a row, since the table accepts only objects. */
interface Held<Row> {
  row: Row;
}

const NO_SORT: readonly GridSort[] = [];

/**
 * Sorts and searches a small list in the browser, and provides it to a `DataGrid` in the same form as a long
 * one.
 */
export function useClientRows<Row>(options: ClientRowsOptions<Row>): ClientRows<Row> {
  const { rows, columns, search = '', onSortChange } = options;
  const [own, setOwn] = useState(options.initialSort ?? NO_SORT);
  const sort = options.sort ?? own;

  const data = useMemo(
    () => searchRows(rows ?? [], columns, search).map((row): Held<Row> => ({ row })),
    [rows, columns, search],
  );
  const definitions = useMemo(() => columns.map(define), [columns]);
  const sorting = useMemo(
    () => sort.map(({ id, direction }) => ({ id, desc: direction === 'descending' })),
    [sort],
  );
  const table = useControlledTable({ features, columns: definitions, data, state: { sorting } });

  const ordered = table.getSortedRowModel().rows;
  const found = useMemo(() => ordered.map(({ original }) => original.row), [ordered]);
  const isLoading = rows === undefined;
  const state = useMemo(
    (): DataGridState<Row> =>
      isLoading
        ? { status: 'loading' }
        : { status: 'ready', total: found.length, rowAt: (index) => found[index] },
    [isLoading, found],
  );
  const change = useCallback(
    (next: GridSort[]) => {
      setOwn(next);
      onSortChange?.(next);
    },
    [onSortChange],
  );
  const viewKey = JSON.stringify([search, sort]);
  return { grid: { state, sort, onSortChange: change, viewKey }, found };
}

function define<Row>(column: DataGridColumn<Row>) {
  return {
    id: column.id,
    accessorFn: ({ row }: Held<Row>): SortKey => sortKey(column, row),
    sortUndefined: 'last' as const,
    sortFn: (
      a: { getValue: (id: string) => SortKey },
      b: { getValue: (id: string) => SortKey },
      id: string,
    ) => compareSortKeys(a.getValue(id), b.getValue(id)),
  };
}
