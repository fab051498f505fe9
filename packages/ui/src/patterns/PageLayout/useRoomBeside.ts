import { useCallback, useState } from 'react';
import { COMPACT_BELOW } from '../../components/DataGrid/engine/pageSize.js';
import { DETAILS_WIDTH, SHEET_GAP } from './pageWidths.js';

/**
 * Whether a grid keeps its columns with the details beside it. Otherwise the click that selects a row would make a list
 * of the grid, whose rows are elsewhere when a second click comes.
 *
 * @param paneWidth what the pane takes of the layout, in px
 */
export function useRoomBeside(paneWidth: number) {
  const [width, setWidth] = useState<number | null>(null);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // Without a layout there is no width.
  const isKnown = width !== null && width > 0;
  return { measure, hasRoom: !isKnown || width - paneWidth >= COMPACT_BELOW + SHEET_GAP + DETAILS_WIDTH };
}
