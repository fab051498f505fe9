import type { KeyboardEvent } from 'react';

interface SpentEscape {
  onKeyDownCapture: (event: KeyboardEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function isOpen({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement && target.getAttribute('aria-expanded') === 'true';
}

/** An Escape that closed the list is spent: the dialog around it stays. One for each field. */
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
