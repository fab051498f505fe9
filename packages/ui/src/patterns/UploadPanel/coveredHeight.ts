/** The sides of a box in the window, in px. */
export interface Sides {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Between the last row of a grid and the panel, in px. */
const GAP = 8;

/** How much of a grid's bottom is behind a panel, in px with a gap; 0 where they don't overlap. */
export function coveredHeight(grid: Sides, panel: Sides): number {
  const overlaps =
    grid.left < panel.right && grid.right > panel.left && grid.top < panel.bottom && grid.bottom > panel.top;
  return overlaps ? Math.ceil(grid.bottom - panel.top) + GAP : 0;
}
