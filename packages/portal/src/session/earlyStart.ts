import type { Transaction } from './transaction.ts';

/** The silent look for a session that the page's first lines began, before the portal's own code was there. */
export interface EarlyStart {
  readonly transaction: Transaction;
  /** What the identity site answered. */
  readonly answer: Promise<URLSearchParams>;
  /** Its answer to the code, not looked at yet; null where there was no code to give. */
  readonly reply: Promise<Response | null>;
  /** Lets the other tabs have their turn. */
  release(): void;
}

declare global {
  interface Window {
    countersignStart?: EarlyStart;
  }
}

/** What was begun, once. */
export function takeEarlyStart(): EarlyStart | null {
  const early = window.countersignStart ?? null;
  delete window.countersignStart;
  return early;
}
