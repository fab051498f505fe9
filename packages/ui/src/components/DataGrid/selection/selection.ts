/** Id of a row, independent of its position: a number, or a string such as a UUID. */
export type RowId = string | number;

/**
 * Selected rows, without listing a hundred thousand of them: `only` these ids, or every matching row `allBut`
 * these.
 */
export interface GridSelection<Id extends RowId = number> {
  /** Whether `ids` are selected, or excluded from all matches. */
  mode: 'only' | 'allBut';
  /** Ids of rows. */
  ids: ReadonlySet<Id>;
}

export const EMPTY_SELECTION: GridSelection<never> = { mode: 'only', ids: new Set() };
export const EVERYTHING: GridSelection<never> = { mode: 'allBut', ids: new Set() };

/** What the header's checkbox shows. */
export type HeaderCheck = 'none' | 'some' | 'all';

/** Returns whether no row is selected, however many there are. */
export function isNothing(selection: GridSelection<RowId>): boolean {
  return selection.mode === 'only' && selection.ids.size === 0;
}

export function isSelected<Id extends RowId>(selection: GridSelection<Id>, id: Id): boolean {
  return selection.ids.has(id) === (selection.mode === 'only');
}

/** Returns the number of selected rows out of `total` matches. */
export function selectedCount(selection: GridSelection<RowId>, total: number): number {
  return selection.mode === 'only' ? selection.ids.size : Math.max(0, total - selection.ids.size);
}

/**
 * Returns what the header's checkbox shows.
 *
 * @param hidden number of selected rows that the list does not contain
 * @default hidden 0
 */
export function headerCheck(selection: GridSelection<RowId>, total: number, hidden = 0): HeaderCheck {
  const count = selectedCount(selection, total) - hidden;
  // Where no rows are known, none of them is ticked, whatever is selected.
  if (count <= 0 || total === 0) return 'none';
  return count >= total ? 'all' : 'some';
}

export function selectOnly<Id extends RowId>(id: Id): GridSelection<Id> {
  return { mode: 'only', ids: new Set([id]) };
}

export function toggleRow<Id extends RowId>(selection: GridSelection<Id>, id: Id): GridSelection<Id> {
  const ids = new Set(selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { mode: selection.mode, ids };
}

/** Adds all of `ids` to the selection, or takes them out of it. */
export function addRows<Id extends RowId>(
  selection: GridSelection<Id>,
  ids: Iterable<Id>,
  takeOut = false,
): GridSelection<Id> {
  const next = new Set(selection.ids);
  for (const id of ids) {
    if ((selection.mode === 'only') !== takeOut) next.add(id);
    else next.delete(id);
  }
  return { mode: selection.mode, ids: next };
}
