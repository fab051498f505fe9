import { useEffect } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Calls back once, when the user begins to use the page: moves or presses the pointer, or presses a key. */
export function onFirstUse(act: (first: Event) => void): () => void {
  const used = new AbortController();
  for (const sign of signs) {
    window.addEventListener(
      sign,
      (first) => {
        used.abort();
        act(first);
      },
      // Before the parts of the page, which keep the keys that are theirs.
      { signal: used.signal, capture: true },
    );
  }
  return () => {
    used.abort();
  };
}

/**
 * Runs a function once the user begins to use the page. For code that is needed next, and that would otherwise delay
 * the first content.
 *
 * @param act Keep it stable: another function runs again.
 */
export function useOnFirstUse(act: () => void): void {
  useEffect(() => onFirstUse(act), [act]);
}
