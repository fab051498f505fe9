/** What a row is known by, whatever its place: a number, or words such as a UUID. */
export type RowId = string | number;

/**
 * Which rows are chosen, without naming a hundred thousand of them:
 * `only` these ids, or every row that matches `allBut` these.
 */
export interface GridSelection<Id extends RowId = number> {
  /** Whether `ids` are what is selected, or what is left out of all that match. */
  mode: 'only' | 'allBut';
  /** Ids of rows. */
  ids: ReadonlySet<Id>;
}

export const EMPTY_SELECTION: GridSelection<never> = { mode: 'only', ids: new Set() };
export const EVERYTHING: GridSelection<never> = { mode: 'allBut', ids: new Set() };

/** What the header's checkbox shows. */
export type HeaderCheck = 'none' | 'some' | 'all';

/** Whether no row is chosen, however many there are. */
export function isNothing(selection: GridSelection<RowId>): boolean {
  return selection.mode === 'only' && selection.ids.size === 0;
}

export function isSelected<Id extends RowId>(selection: GridSelection<Id>, id: Id): boolean {
  return selection.ids.has(id) === (selection.mode === 'only');
}

/** Number of chosen rows out of `total` that match. */
export function selectedCount(selection: GridSelection<RowId>, total: number): number {
  return selection.mode === 'only' ? selection.ids.size : Math.max(0, total - selection.ids.size);
}

export function headerCheck(selection: GridSelection<RowId>, total: number): HeaderCheck {
  const count = selectedCount(selection, total);
  if (count === 0) return 'none';
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

/** Chooses all of `ids` besides what is chosen already. */
export function addRows<Id extends RowId>(
  selection: GridSelection<Id>,
  ids: Iterable<Id>,
): GridSelection<Id> {
  const next = new Set(selection.ids);
  for (const id of ids) {
    if (selection.mode === 'only') next.add(id);
    else next.delete(id);
  }
  return { mode: selection.mode, ids: next };
}

/** The header's checkbox: all that match, or none when all were chosen. */
export function toggleAll(selection: GridSelection<RowId>, total: number): GridSelection<never> {
  return headerCheck(selection, total) === 'all' ? EMPTY_SELECTION : EVERYTHING;
}
