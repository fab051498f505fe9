/** How far from where it was a row is looked for after the list has changed, in rows. */
const NEARBY = 300;

/**
 * Returns where a row is now, given where it was: rows may have come or gone before it. Undefined if it is not loaded
 * within 300 rows of there.
 */
export function findNearby<Id>(
  id: Id,
  index: number,
  idAt: (index: number) => Id | undefined,
): number | undefined {
  if (idAt(index) === id) return index;
  for (let distance = 1; distance <= NEARBY; distance += 1) {
    const found = [index + distance, index - distance].find((at) => idAt(at) === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns by how many rows a list has moved, by the first of these rows that is still there; 0 if none is.
 *
 * @param seen rows and their ids, undefined where a row is not loaded
 */
export function shiftOf<Id>(
  seen: readonly (readonly [row: number, id: Id | undefined])[],
  idAt: (index: number) => Id | undefined,
): number {
  for (const [row, id] of seen) {
    const now = id === undefined ? undefined : findNearby(id, row, idAt);
    if (now !== undefined) return now - row;
  }
  return 0;
}
