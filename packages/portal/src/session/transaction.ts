import { base64url } from './base64url.ts';
import { randomString } from './randomString.ts';
import type { TargetStorage } from './rememberedTarget.ts';

/** Links a response of the identity site to its request. Secret until used, then worthless. */
export interface Transaction {
  readonly state: string;
  readonly nonce: string;
  /** The PKCE code verifier. */
  readonly verifier: string;
  /** Where the identity site sends its response. */
  readonly redirectUri: string;
  /** A second factor was requested, and is not requested again. */
  readonly secondFactor: boolean;
}

/** 256 bits, as RFC 7636 requires. */
const VERIFIER_BYTES = 32;

const KEY = 'countersign.signIn';

export function newTransaction(
  redirectUri: string,
  { secondFactor = false }: { secondFactor?: boolean } = {},
): Transaction {
  return {
    state: randomString(),
    nonce: randomString(),
    verifier: base64url(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES))),
    redirectUri,
    secondFactor,
  };
}

/** Stores the transaction of a sign-in that leaves this page; frames and popups hold theirs in memory. */
export function keepTransaction(storage: TargetStorage, transaction: Transaction): void {
  storage.setItem(KEY, JSON.stringify(transaction));
}

/** Returns the stored transaction once; null if there is none. */
export function takeTransaction(storage: TargetStorage): Transaction | null {
  const stored = storage.getItem(KEY);
  storage.removeItem(KEY);
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return isTransaction(value) ? value : null;
  } catch {
    return null;
  }
}

function isTransaction(value: unknown): value is Transaction {
  if (typeof value !== 'object' || value === null) return false;
  const texts = ['state', 'nonce', 'verifier', 'redirectUri'];
  return (
    texts.every((name) => typeof Reflect.get(value, name) === 'string') &&
    typeof Reflect.get(value, 'secondFactor') === 'boolean'
  );
}
