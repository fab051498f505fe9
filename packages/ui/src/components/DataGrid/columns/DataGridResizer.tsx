import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { capturePointer } from '../../pointer/capturePointer.js';
import * as styles from '../view/DataGrid.css.js';

interface DataGridResizerProps {
  width: number;
  onResize: (width: number) => void;
}

/** For the pointer only: the keyboard resizes with Shift and the arrows on the header. */
export function DataGridResizer({ width, onResize }: DataGridResizerProps) {
  const start = useRef<{ x: number; width: number } | undefined>(undefined);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    event.preventDefault();
    // A press here is not the start of a drag of the column.
    event.stopPropagation();
    capturePointer(event);
    start.current = { x: event.clientX, width };
  }
  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (start.current !== undefined) onResize(start.current.width + event.clientX - start.current.x);
  }
  function onPointerEnd(): void {
    start.current = undefined;
  }

  function onDoubleClick({ currentTarget }: MouseEvent<HTMLElement>): void {
    // Without it the column keeps its width.
    import('./fittingWidth.js').then(
      ({ fittingWidth }) => onResize(fittingWidth(currentTarget)),
      () => undefined,
    );
  }

  return (
    <span
      className={styles.resizer}
      data-grid-resizer=""
      aria-hidden="true"
      onDoubleClick={onDoubleClick}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
    />
  );
}
