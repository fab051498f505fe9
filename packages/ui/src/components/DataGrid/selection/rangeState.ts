import { Listeners } from '../engine/listeners.js';
import type { RowSpan } from './rangeRequest.js';

/**
 * A range that could not be selected at once; undefined if there is none.
 * @stories ../DataGridPaging
 * @story pending RangePending
 * @story problem RangeFailed
 */
export type RangeState =
  { status: 'pending'; span: RowSpan } | { status: 'problem'; sentence: string } | undefined;

/** What the footer says of a range; `useSyncExternalStore` reads it. */
export interface RangeStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => RangeState;
  readonly change: (state: RangeState) => void;
}

export function createRangeStore(): RangeStore {
  let state: RangeState;
  const listeners = new Listeners();
  return {
    subscribe: listeners.subscribe,
    get: () => state,
    change: (next) => {
      if (next === state) return;
      state = next;
      listeners.tell();
    },
  };
}
