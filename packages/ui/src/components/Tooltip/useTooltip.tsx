import { useCallback, useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { TooltipBubble } from './TooltipBubble.js';

/** ms of rest before the first one; the next follows at once while one was just open. */
const openDelay = 400;
const closeDelay = 120;
const warmFor = 500;
let lastClosed = Number.NEGATIVE_INFINITY;

interface TooltipState {
  /** Rendered beside the anchor. */
  bubble: ReactNode;
  /** Id of the words, while they are shown. */
  describedBy: string | undefined;
}

/**
 * Words that come on hover and on keyboard focus, stay while they are pointed at, and go with Escape.
 * It listens to the anchor itself, so that whoever draws that one need not know of it.
 *
 * @param onPress whether a press shows them at once: a touch on something refused
 */
export function useTooltip(
  anchor: RefObject<HTMLElement | null>,
  words: ReactNode,
  onPress = false,
): TooltipState {
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
  useEffect(() => {
    const element = anchor.current;
    if (element === null || !has) return undefined;
    const end = new AbortController();
    const { signal } = end;
    element.addEventListener(
      'pointerenter',
      ({ pointerType }) => {
        if (pointerType === 'touch') return;
        later(show, performance.now() - lastClosed < warmFor ? 0 : openDelay);
      },
      { signal },
    );
    element.addEventListener(
      'pointerleave',
      () => {
        later(hide, closeDelay);
      },
      { signal },
    );
    element.addEventListener('pointerdown', hide, { signal });
    element.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof Element && target.matches(':focus-visible')) show();
      },
      { signal },
    );
    element.addEventListener('focusout', hide, { signal });
    if (onPress) element.addEventListener('click', show, { signal });
    return () => {
      end.abort();
    };
  }, [anchor, has, onPress, later, show, hide]);

  useEffect(() => {
    const element = anchor.current;
    if (element === null || !open) return undefined;
    function keys(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      // It closes alone: the dialog around it stays.
      event.stopPropagation();
      hide();
    }
    element.addEventListener('keydown', keys);
    return () => {
      element.removeEventListener('keydown', keys);
    };
  }, [anchor, open, hide]);

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

  return { bubble, describedBy: shown ? id : undefined };
}
