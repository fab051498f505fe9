import { useLayoutEffect } from 'react';

/**
 * react-aria's spin buttons empty its live region with `innerHTML = ''`. A page that requires Trusted Types refuses
 * that, even for an empty string, and the error takes the screen with it; a policy of our own would be one more for
 * every embedder. So the live regions that exist get an `innerHTML` of their own, which empties them without markup.
 *
 * Call it in what is rendered inside a spin button: its effects run before those of the button.
 */
export function useTrustedAnnouncer(): void {
  useLayoutEffect(emptyWithoutMarkup);
}

function emptyWithoutMarkup(): void {
  for (const log of document.querySelectorAll('[data-live-announcer] > [role="log"]')) {
    if (Object.hasOwn(log, 'innerHTML')) continue;
    Object.defineProperty(log, 'innerHTML', {
      set: (text: string) => {
        log.textContent = text;
      },
    });
  }
}
