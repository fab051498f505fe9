import {
  constructTable,
  type RowData,
  type TableFeatures,
  type TableOptions,
  type Updater,
} from '@tanstack/react-table';
import { useState } from 'react';

/**
 * Keeps a table's state when the caller controls all of it. It replaces the React adapter's store, which nothing
 * would subscribe to.
 */
export const stateOfCaller: NonNullable<TableFeatures['coreReactivityFeature']> = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  createWritableAtom<Value>(first: Value) {
    let held = first;
    return {
      get: () => held,
      set: (next: Updater<Value>) => {
        held = applied(next, held);
      },
      subscribe: neverCalled,
    };
  },
  createReadonlyAtom: (compute) => ({ get: compute, subscribe: neverCalled }),
  untrack: (read) => read(),
  batch: (write) => write(),
  schedule: (write) => queueMicrotask(write),
  addSubscription: () => undefined,
};

/**
 * One table of TanStack for the life of a component, with the options of this render.
 * @param options with all of the state that its features have, and `stateOfCaller` among the features
 */
export function useControlledTable<Features extends TableFeatures, Row extends RowData>(
  options: TableOptions<Features, Row>,
) {
  const [table] = useState(() => constructTable(options));
  table.setOptions((before) => ({ ...before, ...options }));
  return table;
}

/** What TanStack hands to a listener: the next state, or how to make it from the one before. */
export function applied<Value>(updater: Updater<Value>, before: Value): Value {
  return updater instanceof Function ? updater(before) : updater;
}

function neverCalled() {
  return { unsubscribe: () => undefined };
}
