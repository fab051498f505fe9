import { VIEWER_ESCAPE, VIEWER_NEXT, VIEWER_PREVIOUS, type ViewerMessage } from '@countersign/ui';

function messageOf({ key, shiftKey, ctrlKey, altKey, metaKey, target }: KeyboardEvent): ViewerMessage | null {
  if (key === 'Escape') return VIEWER_ESCAPE;
  // In a field, Shift and an arrow select its text.
  if (!shiftKey || ctrlKey || altKey || metaKey || target instanceof HTMLInputElement) return null;
  if (key === 'ArrowRight') return VIEWER_NEXT;
  return key === 'ArrowLeft' ? VIEWER_PREVIOUS : null;
}

/**
 * Passes keys on to the dialog around the page, which the keys of a frame do not reach: Escape, and those of the
 * documents beside this one while the page has none of its own, because it loads or has nothing to show.
 */
export function forwardKeys(page: Pick<Window, 'addEventListener' | 'parent'>, hasBeside: boolean): void {
  page.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    const message = messageOf(event);
    // The framing page may know of the key; the message carries nothing else.
    if (message === VIEWER_ESCAPE || (message !== null && hasBeside)) page.parent.postMessage(message, '*');
  });
}
