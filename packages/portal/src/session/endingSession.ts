import { randomString } from './randomString.ts';
import type { TargetStorage } from './rememberedTarget.ts';

const KEY = 'countersign.signingOut';

/**
 * Stores that a user asked to sign out. Until the identity site has done it, its session may still be active: it is not
 * taken up silently, and the sign-in asks for the password.
 *
 * @returns the `state` with which the identity site proves that it has
 */
export function startSigningOut(storage: TargetStorage): string {
  const state = randomString();
  storage.setItem(KEY, state);
  return state;
}

/** Ends it at the address to which the identity site returns; anybody may open that address without the proof. */
export function endSigningOut(storage: TargetStorage, { searchParams }: URL): void {
  const state = searchParams.get('state');
  if (state !== null && state === storage.getItem(KEY)) stopSigningOut(storage);
}

/** A user has signed in with a password since, or the session is over. */
export function stopSigningOut(storage: TargetStorage): void {
  storage.removeItem(KEY);
}

export function isSigningOut(storage: TargetStorage): boolean {
  return storage.getItem(KEY) !== null;
}
