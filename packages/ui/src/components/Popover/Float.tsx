import { useRef, type RefObject } from 'react';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { FloatSurface, type FloatLook } from './FloatSurface.js';

interface FloatProps extends FloatLook {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Element that the popup is anchored to. */
  anchor: RefObject<Element | null>;
}

/** Renders the popup of a button: a menu, a small panel. */
export function Float({ open, onOpenChange, anchor, ...look }: FloatProps) {
  const ref = useRef<HTMLElement>(null);
  const state = useOverlayTriggerState({ isOpen: open, onOpenChange });
  return open ? <FloatSurface {...look} state={state} popoverRef={ref} triggerRef={anchor} /> : null;
}
