import { capturePointer } from '../../pointer/capturePointer.js';
import { type ColumnDrag, type HeaderPress, NO_DRAG } from './useColumnDrag.js';

interface DragListeners {
  /** What is dragged where, as it changes. */
  onDrag: (drag: ColumnDrag) => void;
  onMove: (from: number, to: number) => void;
  /** A column was dragged and let go: the click that follows is none. */
  onEnd: () => void;
}

/** A press that moves less than this, in pixels, is a click. */
const REST = 6;

/**
 * Drags the pressed header until it is let go, if it moves; Escape lets go of it where it was. Columns move among those
 * of their own side: pinned ones stay pinned.
 */
export function dragColumn(press: HeaderPress, { onDrag, onMove, onEnd }: DragListeners): void {
  const { row, end } = press;
  const from = headAt(row, press.start);
  if (end.signal.aborted || !isColumn(row.children[from])) return;
  let drag = NO_DRAG;

  function show(next: ColumnDrag): void {
    if (next.from === drag.from && next.to === drag.to) return;
    drag = next;
    onDrag(next);
  }

  function moveTo(x: number): void {
    if (drag.from === -1) {
      if (Math.abs(x - press.start) < REST) return;
      capturePointer({ currentTarget: row, pointerId: press.pointerId });
      // Wherever the focus is.
      window.addEventListener('keydown', giveUp, { capture: true, signal: end.signal });
    }
    const to = headAt(row, x);
    show({ from, to: to !== from && isBeside(row.children[from], row.children[to]) ? to : -1 });
  }

  function giveUp(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    show(NO_DRAG);
    end.abort();
  }

  function letGo({ type }: Event): void {
    if (drag.from === -1) return;
    if (type === 'pointerup' && drag.to !== -1) onMove(drag.from, drag.to);
    onEnd();
    show(NO_DRAG);
  }

  row.addEventListener('pointermove', ({ clientX }) => moveTo(clientX), end);
  row.addEventListener('pointerup', letGo, end);
  row.addEventListener('pointercancel', letGo, end);
  moveTo(press.x);
}

/** Which header lies under the pointer; pinned ones lie over the rest. */
function headAt(row: HTMLElement, x: number): number {
  const heads = [...row.children].map((head) => ({ head, box: head.getBoundingClientRect() }));
  const isUnder = ({ box }: { box: DOMRect }) => x >= box.left && x < box.right;
  const pinned = heads.findIndex((each) => isUnder(each) && each.head.hasAttribute('data-pin'));
  return pinned === -1 ? heads.findIndex(isUnder) : pinned;
}

/** The heads of the checkboxes and of the menu buttons stay where they are. */
function isColumn(head: Element | undefined): head is Element {
  return head?.hasAttribute('data-grid-fixed') === false;
}

function isBeside(head: Element | undefined, other: Element | undefined): boolean {
  return (
    isColumn(head) && isColumn(other) && head.getAttribute('data-pin') === other.getAttribute('data-pin')
  );
}
