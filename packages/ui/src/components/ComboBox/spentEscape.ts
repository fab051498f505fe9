import type { KeyboardEvent } from 'react';

interface SpentEscape {
  onKeyDownCapture: (event: KeyboardEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function isOpen({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement && target.getAttribute('aria-expanded') === 'true';
}

/**
 * Remembers that an Escape has closed the list, so that the surrounding dialog stays open. One for each
 * field.
 */
export function createSpentEscape(): SpentEscape {
  let wasOpen = false;
  return {
    onKeyDownCapture(event) {
      wasOpen = isOpen(event);
    },
    onKeyDown(event) {
      if (event.key === 'Escape' && wasOpen) event.stopPropagation();
    },
  };
}
