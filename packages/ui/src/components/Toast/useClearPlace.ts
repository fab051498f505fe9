import { useLayoutEffect, useState, type RefObject } from 'react';
import type { keepClear } from './keepClear.js';

type KeepClear = typeof keepClear;

/** Loaded at the first toast: most pages show none while they load. */
let loaded: KeepClear | undefined;

/**
 * Keeps the toasts clear of what users are about to press while they are shown. Returns whether they must wait, because
 * an open menu leaves no room.
 */
export function useClearPlace(ref: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [waits, setWaits] = useState(false);
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    let isOver = false;
    let end: (() => void) | undefined;
    function start(keep: KeepClear): void {
      if (!isOver && ref.current !== null) end = keep(ref.current, setWaits);
    }
    if (loaded !== undefined) start(loaded);
    else
      import('./keepClear.js').then(
        (module) => {
          loaded = module.keepClear;
          start(loaded);
        },
        // Without a connection the toasts are at their usual place.
        () => undefined,
      );
    return () => {
      isOver = true;
      end?.();
    };
  }, [ref, isShown]);
  return waits;
}
