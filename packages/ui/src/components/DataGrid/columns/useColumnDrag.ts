import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { capturePointer } from '../../pointer/capturePointer.js';
import type { ColumnPin } from '../dataGrid.types.js';

interface DraggedColumn {
  left: number;
  width: number;
  pin: ColumnPin | undefined;
  column: object | undefined;
}

/** A press that moves less than this, in pixels, is a click. */
const REST = 6;

/**
 * Dragging a header to another place. Columns move among those of their own
 * side: pinned ones stay pinned.
 * @returns `from` and `to` count columns; both -1 while nothing is dragged
 */
export function useColumnDrag(
  placed: readonly DraggedColumn[],
  onMove: ((from: number, to: number) => void) | undefined,
  onEnd: () => void,
) {
  const press = useRef<{ from: number; x: number } | undefined>(undefined);
  const [drag, setDrag] = useState({ from: -1, to: -1 });

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const from = headAt(event.currentTarget, event.clientX);
    if (placed[from]?.column === undefined) return;
    press.current = { from, x: event.clientX };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (press.current === undefined) return;
    const { from, x } = press.current;
    if (drag.from === -1 && Math.abs(event.clientX - x) < REST) return;
    if (drag.from === -1) capturePointer(event);
    const over = headAt(event.currentTarget, event.clientX);
    const isAllowed = placed[over]?.column !== undefined && placed[over].pin === placed[from]?.pin;
    const to = isAllowed && over !== from ? over : -1;
    if (drag.from !== from || drag.to !== to) setDrag({ from, to });
  }

  function stop(): void {
    press.current = undefined;
    if (drag.from === -1) return;
    onEnd();
    setDrag({ from: -1, to: -1 });
  }

  function onPointerUp(): void {
    if (drag.to !== -1) onMove?.(drag.from, drag.to);
    stop();
  }

  // Escape lets go of the column where it was, wherever the focus is.
  const isDragging = drag.from !== -1;
  useEffect(() => {
    if (!isDragging) return undefined;
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      press.current = undefined;
      setDrag({ from: -1, to: -1 });
    }
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [isDragging]);

  return { ...drag, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: stop } };
}

/** Which header lies under the pointer; pinned ones lie over the rest. */
function headAt(row: HTMLElement, x: number): number {
  const heads = [...row.children].map((head) => ({ head, box: head.getBoundingClientRect() }));
  const isUnder = ({ box }: { box: DOMRect }) => x >= box.left && x < box.right;
  const pinned = heads.findIndex((each) => isUnder(each) && each.head.hasAttribute('data-pin'));
  return pinned === -1 ? heads.findIndex(isUnder) : pinned;
}
