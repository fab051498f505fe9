import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import * as styles from './PageLayout.css.js';

export const PANE_WIDTH = { initial: 184, least: 144, most: 400 } as const;
const KEY_STEP = 16;

export interface PaneDividerProps {
  /** What it sizes. */
  label: string;
  /** px. */
  width: number;
  onWidthChange: (width: number) => void;
}

/** Between pane and content: drawn with the pointer, or moved by the arrow keys; double-click restores. */
export function PaneDivider({ label, width, onWidthChange }: PaneDividerProps) {
  const grip = useRef<{ x: number; width: number } | null>(null);
  const [moving, setMoving] = useState(false);

  function resize(wanted: number): void {
    onWidthChange(Math.round(Math.min(PANE_WIDTH.most, Math.max(PANE_WIDTH.least, wanted))));
  }
  function take(event: PointerEvent<HTMLElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, width };
    setMoving(true);
  }
  function drag(event: PointerEvent<HTMLElement>): void {
    if (grip.current) resize(grip.current.width + event.clientX - grip.current.x);
  }
  function release(): void {
    grip.current = null;
    setMoving(false);
  }
  function press(event: KeyboardEvent): void {
    const moves: Record<string, number> = {
      ArrowLeft: width - KEY_STEP,
      ArrowRight: width + KEY_STEP,
      Home: PANE_WIDTH.least,
      End: PANE_WIDTH.most,
    };
    const wanted = moves[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    resize(wanted);
  }

  return (
    <div
      className={styles.divider}
      role="separator"
      tabIndex={0}
      aria-label={`Width of ${label}`}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={PANE_WIDTH.least}
      aria-valuemax={PANE_WIDTH.most}
      data-moving={moving ? '' : undefined}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={() => onWidthChange(PANE_WIDTH.initial)}
      onKeyDown={press}
    />
  );
}
