let last: HTMLElement | null = null;

document.addEventListener('focusin', ({ target }) => {
  last = target instanceof HTMLElement ? target : null;
});

/** Forgets where focus was in the story before. */
export function forgetFocus(): void {
  last = null;
}

/** Returns the removed element that had focus last, if nothing has it instead: the next key would reach nothing. */
export function lostFocus(): string | null {
  const isNowhere = document.activeElement === null || document.activeElement === document.body;
  if (last === null || !isNowhere || last.isConnected) return null;
  return last.outerHTML.slice(0, 200);
}
