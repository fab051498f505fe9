/**
 * Does something when the browser has nothing better to do, after what is drawn now was drawn.
 *
 * @returns Gives it up.
 */
export function whenIdle(act: () => void): () => void {
  let idle: number | undefined;
  // What is drawn now is on the screen two frames from here: a browser calls itself idle before that.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      // Not every browser says when it is idle.
      if (typeof requestIdleCallback === 'undefined') act();
      else idle = requestIdleCallback(act);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
