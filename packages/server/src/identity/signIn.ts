import { createHash } from 'node:crypto';
import type { App, Database } from '../app.ts';
import { runPageWork } from '../contract.ts';
import { appendSignIn, noteRefusedSignIn, type SignInNote } from './audit.ts';
import { portalClientId } from './constants.ts';
import { identityMessages as messages } from './identity.messages.ts';
import { cutText, type PageProblem, type ErrorCode } from '@countersign/api-client/rules';
import { Problem, type ProblemOptions } from '../errors.ts';
import { verifyPassword } from './password.ts';
import { findByEmail, type Person } from './people.ts';
import {
  addressLimit,
  clearAttempts,
  codeLimits,
  countAttempt,
  passwordLimit,
  takeBackAttempt,
  type Attempt,
  type Limit,
} from '../domain/rateLimit.ts';
import { mailEnrolled, mailManyCodes } from './securityMails.ts';
import { stepStore } from './steps.ts';
import { totpStep } from './totp.ts';

export type StepResult<T> =
  { outcome: 'passed'; value: T } | { outcome: 'refused'; refusal: Problem; problem: PageProblem };

type RefusedResult = Extract<StepResult<never>, { outcome: 'refused' }>;

function refuse(code: ErrorCode, field: PageProblem['field'], options: ProblemOptions = {}): RefusedResult {
  const refusal = new Problem(code, options);
  return { outcome: 'refused', refusal, problem: { code, text: refusal.message, field } };
}

function tooMany({ retryAfter }: Attempt): RefusedResult {
  const sentence = messages.tooMany(Math.ceil(retryAfter / 60));
  return refuse('tooManyAttempts', null, { sentence, retryAfter });
}

/** Longer than any valid password: longer input is not worth hashing. */
const longestPassword = 256;

/** The password step: counted first by address and by email, compared afterwards. */
export async function checkPassword(
  app: App,
  given: { email: string; password: string; address: string; clientId: string },
  later: (work: () => Promise<void>) => void,
): Promise<StepResult<Person>> {
  const email = given.email.trim();
  if (email === '') return refuse('emailRequired', 'email');
  if (given.password === '') return refuse('passwordRequired', 'password');
  const now = app.clock.now();
  const byAddress = `sign-in:address:${given.address}`;
  const byEmail = `sign-in:email:${cutText(email.toLowerCase(), 254)}`;
  for (const [bucket, limit] of [
    [byAddress, addressLimit],
    [byEmail, passwordLimit],
  ] as const) {
    const attempt = await countAttempt(app.db, bucket, limit, now);
    if (!attempt.allowed) return tooMany(attempt);
  }
  const person = await findByEmail(app.db, email);
  const fits = await verifyPassword(given.password.slice(0, longestPassword), person?.passwordHash ?? null);
  if (person === null || !fits) {
    // Not before the response: it would take longer for an email that is known.
    if (person !== null)
      later(() => noteRefusedSignIn(app, person, { code: 'passwordWrong', shortDesc: 'Wrong password' }));
    return refuse('passwordWrong', null);
  }
  await clearAttempts(app.db, byEmail);
  await takeBackAttempt(app.db, byAddress);
  const welcome =
    given.clientId === portalClientId
      ? person.employee !== null
      : person.employee !== null || person.isAccountHolder;
  if (!welcome) {
    await noteRefusedSignIn(app, person, { code: 'notStaff', shortDesc: 'Not a member of staff' });
    return refuse('notStaff', null, { sentence: messages.notAdmin(person.email) });
  }
  return { outcome: 'passed', value: person };
}

/** Whether that application takes this person with a second factor only: their firm's wish, or no choice was ever made. */
export function mustHaveFactor(person: Person, clientId: string): boolean {
  return person.requireMfa || (clientId === portalClientId && person.mfaEnabled === null);
}

/** Returns the next step after a correct password. */
export function nextStep(
  person: Person,
  asked: { clientId: string; mfa: boolean },
): 'done' | 'code' | 'setUp' {
  if (person.totpSecret !== null && person.mfaEnabled === true) return 'code';
  return asked.mfa || mustHaveFactor(person, asked.clientId) ? 'setUp' : 'done';
}

/**
 * Counted for the password and the authenticator as they are: a person who knows the password can hold its owner up, and
 * changing it, or resetting the factor, ends the pauses wherever that is done.
 */
function codeBucket({ loginId, passwordHash, totpSecret }: Person, index: number): string {
  const kept = createHash('sha256')
    .update(passwordHash ?? '')
    .update(totpSecret ?? '');
  return `code:login:${loginId}:${index}:${kept.digest('base64url').slice(0, 16)}`;
}

/**
 * Compares an authenticator code with a sealed secret, counted first. Passes with the code's time step; the caller
 * clears the counter once the code has been accepted.
 */
async function checkCode(
  app: App,
  person: Person,
  sealed: Uint8Array,
  code: string,
): Promise<StepResult<number>> {
  if (code.trim() === '') return refuse('codeRequired', 'code');
  const now = app.clock.now();
  let reached: Limit | null = null;
  // The shorter first: an attempt that it refuses must not use up the longer ones.
  for (const [index, limit] of codeLimits.entries()) {
    const attempt = await countAttempt(app.db, codeBucket(person, index), limit, now);
    if (!attempt.allowed) return tooMany(attempt);
    if (attempt.count === limit.attempts) reached = limit;
  }
  // Only of codes that are compared, so once in each pause; before that, so that nothing that ends the request prevents it.
  if (reached !== null) await mailManyCodes(app, person, reached);
  const step = totpStep(app, person.subject, sealed, code, now);
  if (step === null) {
    await noteRefusedSignIn(app, person, { code: 'codeWrong', shortDesc: 'Wrong authenticator code' });
    return refuse('codeWrong', 'code');
  }
  return { outcome: 'passed', value: step };
}

async function clearCodes(tx: Database, person: Person): Promise<void> {
  for (const index of codeLimits.keys()) await clearAttempts(tx, codeBucket(person, index));
}

/** The second factor: a code that was right and is used for the first time. */
export async function passSecondFactor(app: App, person: Person, code: string): Promise<StepResult<null>> {
  if (person.totpSecret === null) return refuse('codeWrong', 'code');
  const checked = await checkCode(app, person, person.totpSecret, code);
  if (checked.outcome === 'refused') return checked;
  const step = checked.value;
  const isUsed = await runPageWork(app, async (tx) => {
    const used = await tx
      .updateTable('logins')
      .set({ totp_last_step: step })
      .where('id', '=', person.loginId)
      .where((row) => row.or([row('totp_last_step', 'is', null), row('totp_last_step', '<', step)]))
      .returning('id')
      .executeTakeFirst();
    if (used !== undefined) await clearCodes(tx, person);
    return used !== undefined;
  });
  return isUsed ? { outcome: 'passed', value: null } : refuse('codeWrong', 'code');
}

/** Setup: the first code of the new authenticator switches the second factor on. */
export async function confirmSetUp(
  app: App,
  person: Person,
  sealed: Uint8Array,
  code: string,
): Promise<StepResult<null>> {
  const checked = await checkCode(app, person, sealed, code);
  if (checked.outcome === 'refused') return checked;
  const isEnrolled = await runPageWork(app, async (tx, now) => {
    const enrolled = await tx
      .updateTable('logins')
      .set({ totp_secret: sealed, totp_last_step: checked.value, mfa_enabled: true })
      .where('id', '=', person.loginId)
      // One that was enrolled meanwhile, in another sign-in, stays.
      .where((old) => old.or([old('totp_secret', 'is', null), old('mfa_enabled', 'is distinct from', true)]))
      .returning('id')
      .executeTakeFirst();
    if (enrolled === undefined) return false;
    await mailEnrolled(app, tx, person);
    await clearCodes(tx, person);
    await stepStore(tx).clearAll(person.subject);
    await appendSignIn(tx, person, enrolment(person), now);
    return true;
  });
  return isEnrolled ? { outcome: 'passed', value: null } : refuse('codeWrong', 'code');
}

function enrolment({ email }: Person): SignInNote {
  return {
    operation: 'setUpSecondFactor',
    outcome: 'done',
    title: 'Two-factor authentication set up',
    shortDesc: email,
  };
}
