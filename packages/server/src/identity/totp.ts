import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { App } from '../app.ts';

const secretBytes = 20;
/** Validity of one code in seconds. */
export const totpPeriod = 30;
const issuer = 'Countersign';

/** Where a secret is sealed to: it opens for this person only. */
function context(subject: string): string {
  return `totp:${subject}`;
}

function totp(secret: Uint8Array, label: string): TOTP {
  return new TOTP({
    issuer,
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    period: totpPeriod,
    digits: 6,
  });
}

/** A new authenticator secret, sealed for `logins.totp_secret`. */
export function newTotpSecret(app: Pick<App, 'keys'>, subject: string): Uint8Array {
  return app.keys.seal(randomBytes(secretBytes), context(subject));
}

/** What setup shows: the secret in base32, and the address that the QR code carries. */
export function totpSetUp(
  app: Pick<App, 'keys'>,
  person: { subject: string; email: string },
  sealed: Uint8Array,
): { secret: string; uri: string } {
  const made = totp(app.keys.open(sealed, context(person.subject)), person.email);
  return { secret: made.secret.base32, uri: made.toString() };
}

/**
 * The code to type now: for the desk of the demo, and for tests. A code works once, so after one was used
 * (`lastStep`) the next step's code is given, which the allowed drift takes already.
 */
export function totpCode(
  app: Pick<App, 'keys'>,
  subject: string,
  sealed: Uint8Array,
  at: Date,
  lastStep: number | null = null,
): string {
  const step = TOTP.counter({ period: totpPeriod, timestamp: at.getTime() });
  const timestamp = (lastStep === step ? step + 1 : step) * totpPeriod * 1000;
  return totp(app.keys.open(sealed, context(subject)), '').generate({ timestamp });
}

/** The 30-second step that the code belongs to, one step of clock drift allowed each way; null: wrong. */
export function totpStep(
  app: Pick<App, 'keys'>,
  subject: string,
  sealed: Uint8Array,
  code: string,
  at: Date,
): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = at.getTime();
  const delta = totp(app.keys.open(sealed, context(subject)), '').validate({ token, timestamp, window: 1 });
  return delta === null ? null : TOTP.counter({ period: totpPeriod, timestamp }) + delta;
}
