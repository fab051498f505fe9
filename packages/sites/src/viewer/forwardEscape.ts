import { VIEWER_ESCAPE } from '@countersign/ui';

/** Passes Escape on to the dialog around the page, which the keys of a frame do not reach. */
export function forwardEscape(page: Pick<Window, 'addEventListener' | 'parent'>): void {
  page.addEventListener('keydown', ({ key, defaultPrevented, isComposing }) => {
    // The framing page may know of the key; the message carries nothing else.
    if (key === 'Escape' && !defaultPrevented && !isComposing) page.parent.postMessage(VIEWER_ESCAPE, '*');
  });
}
