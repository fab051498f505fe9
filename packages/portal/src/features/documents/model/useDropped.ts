import { useCallback, useState } from 'react';
import { selectedCount, type GridSelection } from '@countersign/ui';

/** Several documents that were selected until a press on a row, or Escape, let go of them. */
export interface DroppedSelection {
  readonly selection: GridSelection;
  readonly count: number;
}

/**
 * Keeps a selection of several documents that one press ended, for the user to take it back: ticks are made one by one.
 * It is forgotten in another list, which contains others, and once several are selected again.
 *
 * @returns what was dropped, and a function to call before each change of the selection
 */
export function useDropped(
  list: string,
  selection: GridSelection,
  count: number,
): [DroppedSelection | null, (next: GridSelection, pressed: boolean) => void] {
  const [made, setMade] = useState<(DroppedSelection & { readonly list: string }) | null>(null);
  const beforeSelecting = useCallback(
    (next: GridSelection, pressed: boolean) => {
      const left = selectedCount(next, count);
      if (count > 1 && (pressed || left === 0)) setMade({ selection, count, list });
      else if (left > 1) setMade(null);
    },
    [list, selection, count],
  );
  return [made?.list === list ? made : null, beforeSelecting];
}
