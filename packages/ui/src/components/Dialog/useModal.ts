import { useLayoutEffect, useState, type RefObject } from 'react';
import { ariaHideOutside } from '@react-aria/overlays';
import { firstField } from './firstField.js';
import { isOfUse, lastFocused } from '../focus/focusHistory.js';
import { scrollIntoSight } from '../focus/scrollIntoSight.js';

function focused(): HTMLElement | null {
  const element = typeof document === 'undefined' ? null : document.activeElement;
  return element instanceof HTMLElement ? element : null;
}

/**
 * Returns focus to where it was, unless it has been moved elsewhere meanwhile. A button that has nothing to act on any
 * more, such as the one that deleted the selection, leaves it to what had it before: the row.
 */
function restoreFocus(opener: HTMLElement | null): void {
  if (opener === null || opener === document.body) return;
  const goal = isOfUse(opener) ? opener : (lastFocused() ?? opener);
  const now = focused();
  if (goal.isConnected && (now === null || now.contains(goal))) goal.focus({ preventScroll: true });
}

/**
 * Keeps the focus in sight, and in the dialog: where the focused element disappeared, and nothing took focus within a
 * frame, the keys must still reach the dialog.
 */
function keepFocus(content: HTMLElement): () => void {
  let frame = 0;
  let observer: MutationObserver | undefined;
  function watch({ target }: FocusEvent): void {
    // Radix does not scroll when Tab wraps around to the other end of a dialog that scrolls as a whole.
    if (target instanceof Element && target !== content) scrollIntoSight(target);
    // Only an element inside can be removed.
    if (target === content || observer !== undefined) return;
    observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (focused() === document.body) content.focus({ preventScroll: true });
      });
    });
    observer.observe(content, { childList: true, subtree: true });
  }
  content.addEventListener('focusin', watch);
  return () => {
    content.removeEventListener('focusin', watch);
    observer?.disconnect();
    cancelAnimationFrame(frame);
  };
}

/**
 * Makes everything outside inert and takes focus inside, until it unmounts. Radix keeps the Tab key inside.
 *
 * @param inside an element directly in the dialog
 */
export function useModal(inside: RefObject<Element | null>): void {
  // During rendering: a field that focuses itself does so before any effect.
  const [opener] = useState(focused);

  // Before Radix reads the dialog's style: a later change would have to be computed again.
  useLayoutEffect(() => {
    const content = inside.current?.parentElement;
    if (content == null) return undefined;
    const show = ariaHideOutside([content], { shouldUseInert: true });
    const leave = keepFocus(content);
    if (!content.contains(document.activeElement))
      (firstField(content) ?? content).focus({ preventScroll: true });
    return () => {
      leave();
      show();
    };
  }, [inside]);

  useLayoutEffect(
    () => () => {
      // The dialog is still in the document while its effects end.
      queueMicrotask(() => {
        restoreFocus(opener);
      });
    },
    [opener],
  );
}
