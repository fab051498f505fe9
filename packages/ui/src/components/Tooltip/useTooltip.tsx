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
  text: ReactNode,
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

  const has = text !== undefined && text !== null && text !== '';
  useEffect(() => {
    const element = anchor.current;
    if (element === null || !has) return undefined;
    const end = new AbortController();
    function on<Type extends keyof HTMLElementEventMap>(
      type: Type,
      act: (event: HTMLElementEventMap[Type]) => void,
    ): void {
      // Its `signal` makes it a bag of options.
      element?.addEventListener(type, act, end);
    }
    on('pointerenter', ({ pointerType }) => {
      if (pointerType === 'touch') return;
      later(show, performance.now() - lastClosed < warmFor ? 0 : openDelay);
    });
    on('pointerleave', () => {
      later(hide, closeDelay);
    });
    on('pointerdown', hide);
    on('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) show();
    });
    on('focusout', hide);
    if (onPress) on('click', show);
    on('keydown', (event) => {
      if (event.key !== 'Escape' || !open) return;
      // It closes alone: the dialog around it stays.
      event.stopPropagation();
      hide();
    });
    return () => {
      end.abort();
    };
  }, [anchor, has, open, onPress, later, show, hide]);

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
      {text}
    </TooltipBubble>
  ) : null;

  return { bubble, describedBy: shown ? id : undefined };
}
