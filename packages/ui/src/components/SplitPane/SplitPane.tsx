import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { styleVariables } from '../../theme/styleVariables.js';
import { capturePointer } from '../pointer/capturePointer.js';
import { type PaneLimits, widthForKey, withinLimits } from './paneWidth.js';
import * as styles from './SplitPane.css.js';

export type { PaneLimits } from './paneWidth.js';

export interface SplitPaneProps {
  /** Name of the separator: "Width of the filters". */
  label: string;
  /** Width of the pane in px; store it and pass it in again. */
  width: number;
  /** Called with the new width in px, within the limits. */
  onWidthChange: (width: number) => void;
  /**
   * Minimum and maximum width in px.
   * @default { min: 160, max: 360 }
   */
  limits?: PaneLimits | undefined;
  /** The side pane at the start. */
  pane: ReactNode;
  /** The main pane; it takes the remaining space. */
  children: ReactNode;
}

const LIMITS: PaneLimits = { min: 160, max: 360 };

/** Places two panes side by side; users drag the first one's width, set it with the arrow keys, or press twice. */
export function SplitPane({ label, width, onWidthChange, limits = LIMITS, pane, children }: SplitPaneProps) {
  const id = useId();
  const start = useRef<{ x: number; width: number } | undefined>(undefined);

  function onKeyDown(event: KeyboardEvent): void {
    const next = widthForKey(event.key, width, limits);
    if (next === undefined) return;
    event.preventDefault();
    onWidthChange(next);
  }
  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    capturePointer(event);
    start.current = { x: event.clientX, width };
  }
  function onPointerMove({ clientX }: PointerEvent): void {
    if (start.current === undefined) return;
    const next = withinLimits(start.current.width + clientX - start.current.x, limits);
    if (next !== width) onWidthChange(next);
  }
  function onPointerEnd(): void {
    start.current = undefined;
  }

  // A focusable separator is a widget: the window splitter pattern.
  const splitter = {
    role: 'separator',
    // Without a drag: from wide to narrow and back.
    onDoubleClick: () => onWidthChange(width === limits.max ? limits.min : limits.max),
    tabIndex: 0,
    onKeyDown,
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
  } as const;

  return (
    <div className={styles.split} style={styleVariables({ [styles.paneWidth]: `${width}px` })}>
      <div id={id} className={styles.pane}>
        {pane}
      </div>
      <div
        {...splitter}
        aria-orientation="vertical"
        aria-label={label}
        aria-controls={id}
        aria-valuenow={width}
        aria-valuemin={limits.min}
        aria-valuemax={limits.max}
        className={styles.separator}
      />
      <div className={styles.rest}>{children}</div>
    </div>
  );
}
