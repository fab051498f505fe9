import type { TargetStorage } from './rememberedTarget.ts';

const KEY = 'countersign.signingOut';

/**
 * Stores that a user asked to sign out. Until the identity site has done it, its session may still stand: it is not
 * taken up silently, and the sign-in asks for the password.
 */
export function startSigningOut(storage: TargetStorage): void {
  storage.setItem(KEY, '1');
}

/** The identity site has ended the session, or a user has signed in with a password since. */
export function stopSigningOut(storage: TargetStorage): void {
  storage.removeItem(KEY);
}

export function isSigningOut(storage: TargetStorage): boolean {
  return storage.getItem(KEY) !== null;
}
