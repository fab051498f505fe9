import { useState, useSyncExternalStore } from 'react';

/** Returns whether users point with a finger, for measurements in script: targets are 44 px then. */
export function useCoarsePointer(): boolean {
  // Servers and test environments have no media queries.
  const [list] = useState(() => (typeof matchMedia === 'function' ? matchMedia('(pointer: coarse)') : null));
  const [subscribe] = useState(() => (listener: () => void) => {
    list?.addEventListener('change', listener);
    return () => {
      list?.removeEventListener('change', listener);
    };
  });
  return useSyncExternalStore(
    subscribe,
    () => list?.matches === true,
    () => false,
  );
}
