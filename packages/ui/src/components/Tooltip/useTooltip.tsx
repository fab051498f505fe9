import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { TooltipBubble } from './TooltipBubble.js';

/** ms of rest before the first one; the next follows at once while one was just open. */
const openDelay = 400;
const closeDelay = 120;
const warmFor = 500;
let lastClosed = Number.NEGATIVE_INFINITY;

interface TooltipAnchorProps {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onPointerDown: () => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface TooltipState {
  open: boolean;
  /** Spread on the element that is explained, or on one around it. */
  anchorProps: TooltipAnchorProps;
  /** Rendered beside the anchor. */
  bubble: ReactNode;
  /** Id of the words, while they are shown. */
  describedBy: string | undefined;
  /** Shows it at once: a touch on something refused. */
  show: () => void;
}

/** Words that come on hover and on keyboard focus, stay while they are pointed at, and go with Escape. */
export function useTooltip(anchor: RefObject<Element | null>, words: ReactNode): TooltipState {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(true);
  }, []);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setOpen((was) => {
      if (was) lastClosed = performance.now();
      return false;
    });
  }, []);
  const later = useCallback((act: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  }, []);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  const has = words !== undefined && words !== null && words !== '';
  const anchorProps: TooltipAnchorProps = {
    onPointerEnter: (event) => {
      if (!has || event.pointerType === 'touch') return;
      later(show, performance.now() - lastClosed < warmFor ? 0 : openDelay);
    },
    onPointerLeave: () => {
      later(hide, closeDelay);
    },
    onPointerDown: hide,
    onFocus: (event) => {
      if (has && event.target.matches(':focus-visible')) show();
    },
    onBlur: hide,
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || !open) return;
      // It closes alone: the dialog around it stays.
      event.stopPropagation();
      hide();
    },
  };

  const shown = open && has;
  const bubble = shown ? (
    <TooltipBubble
      id={id}
      anchor={anchor}
      onPointerEnter={show}
      onPointerLeave={() => {
        later(hide, closeDelay);
      }}
      onMove={hide}
    >
      {words}
    </TooltipBubble>
  ) : null;

  return { open: shown, anchorProps, bubble, describedBy: shown ? id : undefined, show };
}
