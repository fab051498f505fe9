import type { PinnedPlace } from '../columns/pinnedColumns.js';
import type { RowId } from '../selection/selection.js';
import type { PoolModel } from './rowPool.js';

/** What the engine needs besides what the pool draws. */
export interface GridModel<Row> extends PoolModel<Row> {
  /** Which row this is, wherever it is in the list. */
  idOf: (row: Row) => RowId | undefined;
  /** Columns by their place, for reaching a cell sideways. */
  columns: readonly PinnedPlace[];
  /** Rows that can be reached: none while they load. */
  reachable: number;
  /** Rows that are asked for together. */
  pageRows: number;
  onRangeNeeded: (first: number, last: number) => void;
}
