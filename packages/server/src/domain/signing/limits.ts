import type { Database } from '../../app.ts';
import { Problem } from '../../errors.ts';
import { addressLimit, countAttempt, takeBackAttempt, type Limit } from '../rateLimit.ts';

/** A guess at a PIN or a link, from a network address. */
interface Guess {
  /** Never a transaction: a counted attempt must stay counted whatever its result. */
  db: Database;
  now: Date;
  address: string;
  what: 'link' | 'pin';
}

/**
 * Counts an attempt, and rejects it beyond the limit; only the first rejection of a window is recorded in the
 * history.
 */
export async function limitAttempts(db: Database, bucket: string, limit: Limit, now: Date): Promise<void> {
  const { count, allowed, retryAfter } = await countAttempt(db, bucket, limit, now);
  if (!allowed) throw new Problem('tooManyAttempts', { retryAfter, noted: count > limit.attempts + 1 });
}

function bucketOf({ what, address }: Guess): string {
  return `signing-${what}:address:${address}`;
}

/** Counts a guess, before anything is compared. */
export async function limitAddress(guess: Guess): Promise<void> {
  await limitAttempts(guess.db, bucketOf(guess), addressLimit, guess.now);
}

/** It was right: an office shares its address, and right ones are no guesses. */
export async function takeBackAddress(guess: Guess): Promise<void> {
  await takeBackAttempt(guess.db, bucketOf(guess));
}

/** What one signer may ask of the signing site in a quarter of an hour; each call may leave an entry in the history. */
export const signerLimit: Limit = { attempts: 60, window: 15 * 60_000 };

/** Counts a call of a signer, so that no session can fill the firm's history. */
export async function limitSigner(db: Database, signerId: number, now: Date): Promise<void> {
  await limitAttempts(db, `signing-call:signer:${signerId}`, signerLimit, now);
}
