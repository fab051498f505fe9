import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { place } from './place.js';
import * as styles from './Tooltip.css.js';

interface TooltipBubbleProps {
  id: string;
  anchor: RefObject<Element | null>;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onMove: () => void;
  children: ReactNode;
}

/** Renders the text in the browser's top layer: above dialogs, never cut off. */
export function TooltipBubble({
  id,
  anchor,
  onPointerEnter,
  onPointerLeave,
  onMove,
  children,
}: TooltipBubbleProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const bubble = ref.current;
    if (bubble === null || anchor.current === null) return undefined;
    // Browsers without popovers show it as a fixed box, which only a dialog's edge could cut off.
    if ('showPopover' in bubble) bubble.showPopover();
    const { left, top } = place(anchor.current.getBoundingClientRect(), bubble.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    });
    bubble.style.left = `${String(left)}px`;
    bubble.style.top = `${String(top)}px`;
    return undefined;
  }, [anchor, children]);

  useLayoutEffect(() => {
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', onMove, options);
    window.addEventListener('resize', onMove);
    return () => {
      window.removeEventListener('scroll', onMove, options);
      window.removeEventListener('resize', onMove);
    };
  }, [onMove]);

  return (
    <div
      ref={ref}
      id={id}
      role="tooltip"
      popover="manual"
      className={styles.bubble}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      {children}
    </div>
  );
}
