const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Calls a function once the user begins to use the page: moves or presses the pointer, or presses a key. For code that
 * is needed next, and that would otherwise delay the first content.
 *
 * @returns a function that cancels it
 */
export function whenUsed(act: () => void): () => void {
  const used = new AbortController();
  for (const sign of SIGNS) {
    window.addEventListener(
      sign,
      () => {
        used.abort();
        act();
      },
      // Before any handler of the page, which may stop the event.
      { signal: used.signal, passive: true, capture: true },
    );
  }
  return () => used.abort();
}
