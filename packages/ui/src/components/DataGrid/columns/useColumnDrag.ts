import { type PointerEvent, useEffect, useState } from 'react';
import { whenUsed } from '../../lazyComponent/whenUsed.js';

/** Both count columns; both -1 while nothing is dragged. */
export interface ColumnDrag {
  from: number;
  to: number;
}

/** The primary button of a mouse or a pen that went down on a header. */
export interface HeaderPress {
  /** The row of the headers. */
  row: HTMLElement;
  pointerId: number;
  /** Where it went down, in CSS pixels from the left of the window. */
  readonly start: number;
  /** Where it is. */
  x: number;
  /** Aborted when it is let go; then no event is listened to any more. */
  end: AbortController;
}

export const NO_DRAG: ColumnDrag = { from: -1, to: -1 };

const loadDrag = () => import('./dragColumn.js');

/** Loads it in advance; the press that needs it loads again. */
function preloadDrag(): void {
  loadDrag().catch(() => undefined);
}

/**
 * Dragging a header to another place. The code of it loads once the page is used. A press before that waits for it,
 * as long as it is held.
 */
export function useColumnDrag(
  onMove: ((from: number, to: number) => void) | undefined,
  onEnd: () => void,
): ColumnDrag & { onPointerDown: ((event: PointerEvent<HTMLElement>) => void) | undefined } {
  const [drag, onDrag] = useState(NO_DRAG);
  const isMovable = onMove !== undefined;
  useEffect(() => (isMovable ? whenUsed(preloadDrag) : undefined), [isMovable]);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const { button, pointerType, pointerId, currentTarget: row, clientX: start } = event;
    if (button !== 0 || pointerType === 'touch' || onMove === undefined) return;
    const end = new AbortController();
    const press: HeaderPress = { row, pointerId, start, x: start, end };
    const follow = ({ clientX }: MouseEvent) => {
      press.x = clientX;
    };
    // Its `signal` makes the controller an options object.
    row.addEventListener('pointermove', follow, end);
    for (const sign of ['pointerup', 'pointercancel']) window.addEventListener(sign, () => end.abort(), end);
    loadDrag().then(
      ({ dragColumn }) => dragColumn(press, { onDrag, onMove, onEnd }),
      // The keyboard and the menus move columns without it.
      () => undefined,
    );
  }

  return { ...drag, onPointerDown: isMovable ? onPointerDown : undefined };
}
