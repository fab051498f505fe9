import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { ariaHideOutside } from '@react-aria/overlays';
import { lastFocused } from '../focus/focusHistory.js';
import { findByName, TypedName } from '../typeahead/typedName.js';

function rowsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

/** Which row a key goes to; undefined if the key is none of these. */
function goalOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : 0;
  if (key === 'ArrowUp') return at > 0 ? at - 1 : count - 1;
  if (key === 'Home' || key === 'PageUp') return 0;
  return key === 'End' || key === 'PageDown' ? count - 1 : undefined;
}

/**
 * What had focus before has it again, unless something else took it, such as a dialog that a row opened. A column that
 * was hidden by its own menu leaves it to its grid.
 */
function restoreFocus(opener: Element | null): void {
  const now = document.activeElement;
  const isFree = now === null || now === document.body;
  const goal = opener?.isConnected === true ? opener : lastFocused();
  if (isFree && goal instanceof HTMLElement) goal.focus({ preventScroll: true });
}

/**
 * The keys of a menu, as the ARIA Authoring Practices have them, while it is open; everything outside is inert.
 *
 * @param surface the element that holds all of the menu
 */
export function useMenuFocus(
  surface: RefObject<HTMLElement | null>,
  menu: RefObject<HTMLElement | null>,
  first: 'first' | 'last',
  close: () => void,
): (event: KeyboardEvent) => void {
  const [typed] = useState(() => new TypedName());
  const opener = useRef<Element | null>(null);
  /** Of the row that had the focus last. */
  const place = useRef(0);

  useLayoutEffect(() => {
    if (surface.current === null || menu.current === null) return undefined;
    const before = document.activeElement;
    const within = menu.current;
    const remember = (): void => {
      place.current = Math.max(
        0,
        rowsOf(within).findIndex((each) => each === document.activeElement),
      );
    };
    opener.current = before;
    const show = ariaHideOutside([surface.current], { shouldUseInert: false });
    within.addEventListener('focusin', remember);
    const row = rowsOf(within).at(first === 'first' ? 0 : -1);
    (row ?? within).focus({ preventScroll: true });
    return () => {
      within.removeEventListener('focusin', remember);
      show();
      // It is still there while its effects end.
      queueMicrotask(() => restoreFocus(before));
    };
  }, [surface, menu, first]);

  // Rows come and go while it is open: those that were loaded take the place of the one that said so.
  useLayoutEffect(() => {
    const now = document.activeElement;
    if (menu.current === null || (now !== null && now !== document.body)) return;
    const rows = rowsOf(menu.current);
    (rows[place.current] ?? rows.at(-1) ?? menu.current).focus({ preventScroll: true });
  });

  return (event) => {
    // What is around the menu would take the keys for its own.
    event.stopPropagation();
    if (menu.current === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const rows = rowsOf(menu.current);
    const at = rows.findIndex((row) => row === document.activeElement);
    const isWord = key.length === 1 && (key !== ' ' || typed.isTyping(event.timeStamp));
    const goal = isWord
      ? findByName(typed.add(key, event.timeStamp), Math.max(0, at), rows.length, (index) =>
          rows[index]?.textContent.trim(),
        )
      : goalOf(key, at, rows.length);
    if (goal !== undefined) rows[goal]?.focus();
    else if (key === 'Enter' || key === ' ') {
      rows[at]?.click();
      // With Space users may go on to select in another group.
      if (key === 'Enter' && rows[at]?.dataset['choice'] === 'single') close();
    } else if (key === 'Escape') close();
    else if (key === 'Tab') leave();
    // Tab continues from the opener, where the focus is now.
    if (key !== 'Tab') event.preventDefault();
  };

  function leave(): void {
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    close();
  }
}
