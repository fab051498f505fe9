import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { PIN_DIGITS } from './constants.ts';

/** A PIN from the secure generator, with its leading zeros. */
export function newPin(): string {
  return String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, '0');
}

/**
 * Returns the stored form of a PIN: an HMAC under the server's key, bound to its signer. Six digits are too
 * few for a plain hash: without the key, trying them all is useless.
 */
export function pinHmac(key: Uint8Array, signerId: number, pin: string): Uint8Array {
  return new Uint8Array(createHmac('sha256', key).update(`pin:${signerId}:${pin}`).digest());
}

/** Compares two equally made digests without telling by time where they differ. */
export function sameDigest(left: Uint8Array, right: Uint8Array): boolean {
  return left.length > 0 && left.length === right.length && timingSafeEqual(left, right);
}

/** 256 random bits in base64url, for links, tickets and sessions. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the stored form of a token: its SHA-256; the token itself has sufficient entropy. */
export function tokenHash(token: string): Uint8Array {
  return new Uint8Array(createHash('sha256').update(token).digest());
}

/** Whether a text has the form that `newToken` makes. */
export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}
