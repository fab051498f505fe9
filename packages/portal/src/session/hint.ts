import type { TargetStorage } from './rememberedTarget.ts';

const KEY = 'countersign.session';

/**
 * Returns whether a user signed in with this browser and has not signed out: it identifies no user and proves
 * nothing.
 */
export function hasSessionHint(storage: TargetStorage): boolean {
  return storage.getItem(KEY) !== null;
}

export function hintSession(storage: TargetStorage, stands: boolean): void {
  if (stands) storage.setItem(KEY, '1');
  else storage.removeItem(KEY);
}
