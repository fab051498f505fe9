import type { TargetStorage } from './rememberedTarget.ts';

const KEY = 'countersign.signedOut';

/** Stores when a user signed out, for the page that opens after it. */
export function storeSignOut(storage: TargetStorage, now: number): void {
  storage.setItem(KEY, new Date(now).toISOString());
}

/** Returns when a user last signed out in this browser (ISO, UTC); null if that is unknown. */
export function lastSignOut(storage: TargetStorage): string | null {
  const stored = storage.getItem(KEY);
  return stored !== null && !Number.isNaN(Date.parse(stored)) ? stored : null;
}
