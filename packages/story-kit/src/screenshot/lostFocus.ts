import { expect } from 'vitest';

let last: HTMLElement | null = null;

document.addEventListener('focusin', ({ target }) => {
  last = target instanceof HTMLElement ? target : null;
});

/** Forgets where the focus was in the story before. */
export function forgetFocus(): void {
  last = null;
}

/** What was focused has gone, and nothing has the focus instead: the next key would reach nothing. */
function lost(): string | null {
  const isNowhere = document.activeElement === null || document.activeElement === document.body;
  if (last === null || !isNowhere || last.isConnected) return null;
  return last.outerHTML.slice(0, 200);
}

/** Checks that no control of a page in the shell took the focus with it when it went. */
export async function expectFocusKept(): Promise<void> {
  if (document.querySelector('main#content') === null) return;
  await expect.poll(lost, { message: 'the focus went with' }).toBeNull();
}
