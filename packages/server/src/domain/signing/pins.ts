import { sql } from 'kysely';
import type { Database } from '../../app.ts';
import type { SignerRow } from '../../store/schema.ts';
import { PIN_TRIES, PIN_VALID_MS } from './constants.ts';
import { newPin, pinHmac, sameDigest } from './secrets.ts';

/** `expired` is too old; `dead` was tried too often or never sent. Both ask for a new one. */
export type PinAnswer = 'ok' | 'wrong' | 'expired' | 'dead';

/** Why a PIN no longer works, or `usable`. */
export type PinState = 'usable' | 'never' | 'undelivered' | 'tried' | 'expired';

/** Returns a signer's PIN's state: what pages and the history say about it follows from this. */
export function pinState(
  signer: Pick<SignerRow, 'pin_hmac' | 'pin_dead' | 'pin_tries' | 'pin_expires_at'>,
  now: Date,
): PinState {
  const { pin_hmac: hmac, pin_expires_at: end, pin_dead: dead, pin_tries: tries } = signer;
  if (hmac === null || end === null) return 'never';
  if (tries >= PIN_TRIES) return 'tried';
  // Only a lost email ends a PIN that has attempts left.
  if (dead) return 'undelivered';
  return end.getTime() > now.getTime() ? 'usable' : 'expired';
}

export interface IssuedPin {
  pin: string;
  validUntil: Date;
}

/** Gives a signer a new PIN; invalidates the previous one and resets its attempts. */
export async function issuePin(
  db: Database,
  key: Uint8Array,
  signerId: number,
  now: Date,
): Promise<IssuedPin> {
  const pin = newPin();
  const validUntil = new Date(now.getTime() + PIN_VALID_MS);
  await db
    .updateTable('signers')
    .set({
      pin_hmac: pinHmac(key, signerId, pin),
      pin_expires_at: validUntil,
      pin_tries: 0,
      pin_dead: false,
      pin_first_sent_at: sql<Date | null>`case when pin_sends = 0 then ${now} else pin_first_sent_at end`,
      pin_sent_at: now,
      pin_sends: sql<number>`pin_sends + 1`,
    })
    .where('id', '=', signerId)
    .execute();
  return { pin, validUntil };
}

/**
 * Verifies a PIN. The attempt is counted first, in one statement that allows only five, and compared
 * afterwards, so that any number of simultaneous attempts gets at most five results. The caller must commit
 * its writes also when it fails.
 */
export async function tryPin(
  db: Database,
  key: Uint8Array,
  signerId: number,
  pin: string,
  now: Date,
): Promise<PinAnswer> {
  const counted = await db
    .updateTable('signers')
    .set({ pin_tries: sql<number>`pin_tries + 1`, pin_dead: sql<boolean>`pin_tries + 1 >= ${PIN_TRIES}` })
    .where('id', '=', signerId)
    .where('pin_dead', '=', false)
    .where('pin_hmac', 'is not', null)
    .returning(['pin_hmac', 'pin_expires_at', 'pin_dead'])
    .executeTakeFirst();
  if (counted === undefined || counted.pin_hmac === null || counted.pin_expires_at === null) return 'dead';
  const right = sameDigest(counted.pin_hmac, pinHmac(key, signerId, pin));
  // The last attempt must not say "please try again".
  if (!right) return counted.pin_dead ? 'dead' : 'wrong';
  await db
    .updateTable('signers')
    .set({ pin_tries: 0, pin_dead: false })
    .where('id', '=', signerId)
    .where('pin_hmac', '=', counted.pin_hmac)
    .execute();
  return counted.pin_expires_at.getTime() > now.getTime() ? 'ok' : 'expired';
}

/** Uses the PIN up: its signer has signed or declined. The signer's link stays, to say so. */
export async function spendPin(db: Database, signerId: number): Promise<void> {
  await db
    .updateTable('signers')
    .set({ pin_hmac: null, pin_expires_at: null })
    .where('id', '=', signerId)
    .execute();
}
