import { useEffect } from 'react';
import { locked, lockedGutter } from './scrollLock.css.js';

let locks = 0;

function lock(): void {
  const page = document.documentElement;
  // A scroll bar keeps its space, so that nothing moves.
  if (window.innerWidth > page.clientWidth) page.classList.add(lockedGutter);
  page.classList.add(locked);
}

function unlock(): void {
  document.documentElement.classList.remove(locked, lockedGutter);
}

/**
 * Stops the page from scrolling behind an open dialog. It uses no style attributes, because popovers save and
 * restore those.
 */
export function useScrollLock(): void {
  useEffect(() => {
    // In the frame that shows it first, where the width of the scroll bar is known anyway.
    const frame = requestAnimationFrame(() => {
      if (locks > 0) lock();
    });
    locks += 1;
    return () => {
      cancelAnimationFrame(frame);
      locks -= 1;
      if (locks === 0) unlock();
    };
  }, []);
}
