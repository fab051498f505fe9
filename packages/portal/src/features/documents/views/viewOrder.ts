/** The ids with one moved before another one, or to the end. */
export function movedBefore(
  ids: readonly number[],
  id: number,
  before: number | undefined,
): readonly number[] {
  const others = ids.filter((each) => each !== id);
  const index = before === undefined ? -1 : others.indexOf(before);
  return others.toSpliced(index === -1 ? others.length : index, 0, id);
}

/** The ids with one moved by a place up (-1) or down (1); null where there is none. */
export function movedBy(ids: readonly number[], id: number, by: -1 | 1): readonly number[] | null {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from === -1 || to < 0 || to >= ids.length) return null;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}
