/**
 * Which rows are chosen, without naming a hundred thousand of them:
 * `only` these ids, or every row that matches `allBut` these.
 */
export interface GridSelection {
  /** Whether `ids` are what is selected, or what is left out of all that match. */
  mode: 'only' | 'allBut';
  /** Ids of rows. */
  ids: ReadonlySet<number>;
}

export const EMPTY_SELECTION: GridSelection = { mode: 'only', ids: new Set() };
export const EVERYTHING: GridSelection = { mode: 'allBut', ids: new Set() };

/** What the header's checkbox shows. */
export type HeaderCheck = 'none' | 'some' | 'all';

/** Whether no row is chosen, however many there are. */
export function isNothing(selection: GridSelection): boolean {
  return selection.mode === 'only' && selection.ids.size === 0;
}

export function isSelected(selection: GridSelection, id: number): boolean {
  return selection.ids.has(id) === (selection.mode === 'only');
}

/** Number of chosen rows out of `total` that match. */
export function selectedCount(selection: GridSelection, total: number): number {
  return selection.mode === 'only' ? selection.ids.size : Math.max(0, total - selection.ids.size);
}

export function headerCheck(selection: GridSelection, total: number): HeaderCheck {
  const count = selectedCount(selection, total);
  if (count === 0) return 'none';
  return count >= total ? 'all' : 'some';
}

export function selectOnly(id: number): GridSelection {
  return { mode: 'only', ids: new Set([id]) };
}

export function toggleRow(selection: GridSelection, id: number): GridSelection {
  const ids = new Set(selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { mode: selection.mode, ids };
}

/** Chooses all of `ids` besides what is chosen already. */
export function addRows(selection: GridSelection, ids: Iterable<number>): GridSelection {
  const next = new Set(selection.ids);
  for (const id of ids) {
    if (selection.mode === 'only') next.add(id);
    else next.delete(id);
  }
  return { mode: selection.mode, ids: next };
}

/** The header's checkbox: all that match, or none when all were chosen. */
export function toggleAll(selection: GridSelection, total: number): GridSelection {
  return headerCheck(selection, total) === 'all' ? EMPTY_SELECTION : EVERYTHING;
}
