import type { TargetStorage } from './rememberedTarget.ts';

const KEY = 'countersign.session';

/** Whether somebody signed in by this browser and has not signed out: says nothing of whom, and proves nothing. */
export function hasSessionHint(storage: TargetStorage): boolean {
  return storage.getItem(KEY) !== null;
}

export function hintSession(storage: TargetStorage, stands: boolean): void {
  if (stands) storage.setItem(KEY, '1');
  else storage.removeItem(KEY);
}
