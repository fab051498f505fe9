import { base64url } from './base64url.ts';
import { randomString } from './randomString.ts';
import type { TargetStorage } from './rememberedTarget.ts';

/** What ties an answer of the identity site to the question. Secret until it is used, then worthless. */
export interface Transaction {
  readonly state: string;
  readonly nonce: string;
  /** The PKCE code verifier. */
  readonly verifier: string;
  /** Where the identity site sends the answer. */
  readonly redirectUri: string;
  /** A second factor was asked for; it is not asked for twice. */
  readonly secondFactor: boolean;
}

/** 256 bits, as RFC 7636 asks for. */
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

/** Keeps the transaction of a sign-in that leaves this page; frames and popups hold theirs in memory. */
export function keepTransaction(storage: TargetStorage, transaction: Transaction): void {
  storage.setItem(KEY, JSON.stringify(transaction));
}

/** The transaction that was kept, once; null where none is known. */
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
