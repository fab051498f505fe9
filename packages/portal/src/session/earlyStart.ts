import type { Transaction } from './transaction.ts';

/** The silent sign-in that the page's first script started, before the portal's own code had loaded. */
export interface EarlyStart {
  readonly transaction: Transaction;
  /** The identity site's unchecked response. */
  readonly reply: Promise<Response>;
  /** Releases the lock for other tabs. */
  release(): void;
}

declare global {
  interface Window {
    countersignStart?: EarlyStart;
  }
}

/** Returns the started sign-in, once. */
export function takeEarlyStart(): EarlyStart | null {
  const early = window.countersignStart ?? null;
  delete window.countersignStart;
  return early;
}
