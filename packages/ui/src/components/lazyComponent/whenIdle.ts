/**
 * Runs a function when the browser is idle, after the current frame was painted.
 *
 * @returns a function that cancels it
 */
export function whenIdle(act: () => void): () => void {
  let idle: number | undefined;
  // The current frame is painted two frames from here; a browser may report itself idle before that.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      // Not every browser supports idle callbacks.
      if (typeof requestIdleCallback === 'undefined') act();
      else idle = requestIdleCallback(act);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
