/** Milliseconds in which a page that was just drawn is still busy: its first responses, images, fonts. */
const QUIET = 1000;

/**
 * Runs a function when the browser is idle, a second after this.
 *
 * @returns a function that cancels it
 */
export function whenIdle(act: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    // Not every browser supports idle callbacks.
    if (typeof requestIdleCallback === 'undefined') act();
    else idle = requestIdleCallback(act);
  }, QUIET);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
