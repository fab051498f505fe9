import { sql } from 'kysely';
import { jobRuleMessages, PINS_OF_HOUR } from '@countersign/api-client/rules';
import type { Database } from '../../app.ts';
import { Problem } from '../../errors.ts';
import { addressLimit, countAttempt, limitAttempts, takeBackAttempt, type Limit } from '../rateLimit.ts';

/** A guess at a PIN or a link, from a network address. */
interface Guess {
  /** Never a transaction: a counted attempt must stay counted whatever its result. */
  db: Database;
  now: Date;
  address: string;
  what: 'link' | 'pin';
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

/** Who makes a call of the signing site. */
export interface SignerVisit {
  signerId: number;
  address: string;
  /**
   * The hash of the session's token once the session is proven, by a PIN or a sign-in. Before that it is null:
   * anyone with the link can open any number of sessions.
   */
  provenSession: Uint8Array | null;
}

/** What one visit may ask of the signing site in a quarter of an hour; each call may leave an entry in the history. */
export const visitLimit: Limit = { attempts: 60, window: 15 * 60_000 };
/** The same for all visits of a signer together, those that are proven and those that are not. */
export const signerLimit: Limit = { attempts: 300, window: 15 * 60_000 };

/**
 * Counts a call of a signer, so that no session can fill the firm's history. A stranger who has the link uses up the
 * calls of their own address only, and never those of a session that is proven.
 */
export async function limitSigner(
  db: Database,
  { signerId, address, provenSession }: SignerVisit,
  now: Date,
): Promise<void> {
  const signer = `signing-call:signer:${signerId}`;
  const [all, visit] =
    provenSession === null
      ? [`${signer}:link`, `${signer}:address:${address}`]
      : [`${signer}:proven`, `${signer}:session:${Buffer.from(provenSession).toString('hex')}`];
  // A call beyond the visit's own limit must not use up what the others have.
  await limitAttempts(db, visit, visitLimit, now);
  await limitAttempts(db, all, signerLimit, now);
}

/** Each check or setup parses a whole file, in a worker that all firms share. */
export const checkLimit: Limit = { attempts: 120, window: 15 * 60_000 };

/** Counts a check or a setup, of whichever document, by one user. */
export async function limitChecks(db: Database, loginId: number, now: Date): Promise<void> {
  await limitAttempts(db, `check-document:login:${loginId}`, checkLimit, now);
}

/** A new PIN has five attempts of its own, and each is an email, so the number of resends must be limited. */
export const resendLimit: Limit = { attempts: 5, window: 60 * 60_000 };

/** Its bucket ends with the document's id. */
export function resendBucket(whose: 'own' | 'all', loginId: number): string {
  return `resend-pin:${whose}:${loginId}:`;
}

/** Counts a resend of PINs of one document by one user; their own PIN's and those of all signers apart. */
export async function limitResends(
  db: Database,
  resent: { loginId: number; documentId: number; whose: 'own' | 'all' },
  now: Date,
): Promise<void> {
  const { loginId, documentId, whose } = resent;
  await limitAttempts(db, `${resendBucket(whose, loginId)}${documentId}`, resendLimit, now);
}

/** PINs that users have sent within an hour, by jobs and calls together: to one person of a firm, and for one firm. */
export const pinLimits = {
  recipient: { attempts: PINS_OF_HOUR, window: 60 * 60_000 },
  firm: { attempts: 2_000, window: 60 * 60_000 },
} as const satisfies Record<string, Limit>;

/** So many of a firm's are sent before its jobs wait. The rest is for those who send a few meanwhile. */
export const firmPinsOfJobs = 1_000;

/** Emails of a firm that wait to be sent, beyond which its jobs add none: its other emails wait behind them. */
export const waitingMails = 200;
/** For so long a job waits for them, in milliseconds. */
const mailPause = 30_000;

const firmPins = (firmId: number) => `pins:firm:${firmId}`;
/** The bucket of the PINs that one person of a firm is sent. */
export function recipientBucket(firmId: number, email: string): string {
  return `pins:recipient:${firmId}:${email.toLowerCase()}`;
}

/**
 * Counts a PIN that a user has sent to a person, in the transaction that sends it. The firm is counted first, so that
 * two transactions of it wait for each other there only.
 *
 * @throws Problem 429 beyond what one person may be sent, or one firm may send
 */
export async function countPin(
  tx: Database,
  { firmId, email }: { firmId: number; email: string },
  now: Date,
): Promise<void> {
  const firm = await countAttempt(tx, firmPins(firmId), pinLimits.firm, now);
  if (!firm.allowed) throw new Problem('tooManyAttempts', { retryAfter: firm.retryAfter });
  const bucket = recipientBucket(firmId, email);
  const { allowed, retryAfter } = await countAttempt(tx, bucket, pinLimits.recipient, now);
  if (!allowed) throw new Problem('tooManyAttempts', { retryAfter, sentence: jobRuleMessages.pinsOfHour });
}

/** Until when a job of a firm must wait before it sends further PINs; null: it need not. */
export async function jobPinPause(tx: Database, firmId: number, now: Date): Promise<Date | null> {
  const full = await tx
    .selectFrom('rate_limits')
    .select('resets_at')
    .where('bucket', '=', firmPins(firmId))
    .where('resets_at', '>', now)
    .where('count', '>=', firmPinsOfJobs)
    .executeTakeFirst();
  if (full !== undefined) return full.resets_at;
  const behind = await tx
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where(sql`coalesce(firm_id, 0)`, '=', firmId)
    .offset(waitingMails - 1)
    .limit(1)
    .executeTakeFirst();
  return behind === undefined ? null : new Date(now.getTime() + mailPause);
}
