/** What the layout has to know about a column, in CSS pixels. */
export interface ColumnRoom {
  id: string;
  /** The width it wants; for a column that grows, the least it is content with. */
  width: number;
  /** The width that it reaches before what remains is shared out. */
  growTo?: number | undefined;
  /** Share of the remaining space; 0 keeps the width. */
  grow: number;
  /** When room is short, the greatest goes first. Undefined: it never goes. */
  yields: number | undefined;
}

export interface PlacedColumn {
  id: string;
  left: number;
  width: number;
}

/**
 * Places columns side by side in the room there is. Too little room hides the
 * columns that yield, one by one; what is left over goes to those that have a
 * width to grow to, and then to those that grow.
 */
export function layoutColumns(columns: readonly ColumnRoom[], available: number): PlacedColumn[] {
  const kept = grownTo(withinRoom(columns, available), available);
  const wanted = total(kept);
  const shares = kept.reduce((sum, column) => sum + column.grow, 0);
  const spare = Math.max(0, available - wanted);

  let left = 0;
  let given = 0;
  let sharesSoFar = 0;
  return kept.map((column) => {
    sharesSoFar += column.grow;
    // Counted from the running sum, so that whole pixels add up to the room exactly.
    const upToHere = shares > 0 ? Math.floor((spare * sharesSoFar) / shares) : 0;
    const width = column.width + upToHere - given;
    given = upToHere;
    const placed = { id: column.id, left, width };
    left += width;
    return placed;
  });
}

function grownTo(columns: readonly ColumnRoom[], available: number): readonly ColumnRoom[] {
  let spare = Math.max(0, available - total(columns));
  return columns.map((column) => {
    const more = Math.min(spare, Math.max(0, (column.growTo ?? 0) - column.width));
    spare -= more;
    return { ...column, width: column.width + more };
  });
}

function withinRoom(columns: readonly ColumnRoom[], available: number): readonly ColumnRoom[] {
  let kept = columns;
  while (total(kept) > available) {
    const yielding = kept.filter((column) => column.yields !== undefined);
    const first = yielding.sort((a, b) => (b.yields ?? 0) - (a.yields ?? 0))[0];
    if (first === undefined) return kept;
    kept = kept.filter((column) => column !== first);
  }
  return kept;
}

function total(columns: readonly ColumnRoom[]): number {
  return columns.reduce((sum, column) => sum + column.width, 0);
}
