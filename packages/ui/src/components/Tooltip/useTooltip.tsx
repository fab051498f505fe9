import { useCallback, useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { TooltipBubble } from './TooltipBubble.js';

/** Delay in ms of the first tooltip; the next one appears at once if another was just open. */
const openDelay = 400;
const closeDelay = 120;
const warmFor = 500;
let lastClosed = Number.NEGATIVE_INFINITY;

interface TooltipState {
  /** Render it beside the anchor. */
  bubble: ReactNode;
  /** Id of the text, while it is shown. */
  describedBy: string | undefined;
}

/**
 * Shows text on hover and keyboard focus, keeps it while it is hovered, and closes it with Escape. It listens
 * to the anchor itself, so that the anchor's component need not know about it.
 *
 * @param onPress whether a press shows it at once: a touch on a disabled control
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
      // Its `signal` makes it an options object.
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
    // Where users have moved the focus: one that a script puts back, such as a closing dialog, explains nothing.
    on('keyup', ({ key }) => {
      if (/Tab|Arrow/.test(key)) show();
    });
    on('focusout', hide);
    if (onPress) on('click', show);
    on('keydown', (event) => {
      if (event.key !== 'Escape' || !open) return;
      // Only the tooltip closes: the surrounding dialog stays open.
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
