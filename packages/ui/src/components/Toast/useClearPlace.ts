import { useLayoutEffect, useState, type RefObject } from 'react';
import type { keepClear } from './keepClear.js';

type KeepClear = typeof keepClear;

/** Loaded at the first toast: most pages show none while they load. */
let loaded: KeepClear | undefined;

// A function of its own: bundlers take a `then` on the import itself into the load, so that its second handler would
// not get the failure of a file.
const load = async () => (await import('./keepClear.js')).keepClear;

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
      load().then(
        (keep) => {
          loaded = keep;
          start(keep);
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
