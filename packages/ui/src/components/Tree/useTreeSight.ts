import { useLayoutEffect } from 'react';
import { scrollIntoSight } from '../focus/scrollIntoSight.js';

interface TreeSightParts {
  /** Id of the row that a node is aimed at by keys. */
  aimedRowId: string | undefined;
  /** Id of the row with the tab stop, and its position from the top. */
  activeRowId: string;
  activeIndex: number;
}

/** Scrolls to the drop position, and to the focused row when it comes to another position. */
export function useTreeSight({ aimedRowId, activeRowId, activeIndex }: TreeSightParts): void {
  useLayoutEffect(() => {
    const row = aimedRowId === undefined ? null : document.getElementById(aimedRowId);
    if (row !== null) scrollIntoSight(row);
  }, [aimedRowId]);
  useLayoutEffect(() => {
    const row = document.getElementById(activeRowId);
    if (row !== null && row === document.activeElement) scrollIntoSight(row);
  }, [activeRowId, activeIndex]);
}
