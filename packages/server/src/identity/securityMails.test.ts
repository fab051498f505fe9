import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeLimits } from '../domain/rateLimit.ts';
import { identityMessages as messages } from './identity.messages.ts';
import {
  hire,
  openIdentityDesk,
  testPassword,
  type Hired,
  type IdentityDesk,
} from './testing/identityDesk.ts';
import { hashPassword } from './password.ts';
import { codeShown, landed, signIn } from './testing/signIn.ts';
import { totpCode } from './totp.ts';

let desk: IdentityDesk;
beforeAll(async () => {
  desk = await openIdentityDesk();
});
afterAll(() => desk.close());

function mailsTo(email: string) {
  return desk.app.db
    .selectFrom('outbox')
    .select(['subject', 'body_text as text', 'firm_id'])
    .where('to_address', '=', email)
    .orderBy('id')
    .execute();
}

test('a person is told when an authenticator is set up for their sign-in', async () => {
  const { email } = await hire(desk, 'enrolled@firm.test', { mfa: null });
  const browser = desk.browser();
  const shown = await signIn(browser, email);
  await browser.submit({ code: '000000' });
  expect(await mailsTo(email)).toEqual([]);
  landed(await browser.submit({ code: codeShown(shown, desk.app.clock.now()) }));
  expect(await mailsTo(email)).toEqual([
    { subject: messages.enrolledSubject, text: messages.enrolled, firm_id: desk.firm.firmId },
  ]);
});

test('the pauses grow for repeated wrong codes, and the person is told', async () => {
  const { email, subject, totp } = await hire(desk, 'guessed@firm.test', { mfa: true });
  const rightCode = () => totpCode(desk.app, subject, totp ?? new Uint8Array(), desk.app.clock.now());
  const browser = desk.browser();
  await signIn(browser, email);
  const told = codeLimits.map(({ attempts, window }) => ({
    subject: messages.manyCodesSubject,
    text: messages.manyCodes(attempts, window / 60_000),
    firm_id: desk.firm.firmId,
  }));
  expect(told.map(({ text }) => text.match(/^\d+|within [\w ]+/g))).toEqual([
    ['10', 'within 15 minutes'],
    ['20', 'within 4 hours'],
    ['30', 'within a day'],
  ]);
  const pauses = codeLimits.map(({ window }) => window / 1000);
  let waited = 0;
  for (const [round, pause] of pauses.entries()) {
    if (round > 0) await signIn(browser, email);
    for (let guess = 0; guess < 10; guess += 1) {
      const wrong = rightCode() === '000000' ? '111111' : '000000';
      expect((await browser.submit({ code: wrong })).status).toBe(400);
    }
    expect(await mailsTo(email)).toEqual(told.slice(0, round + 1));
    // The short pause comes after each ten; what is left of the longer one after it.
    const stopped = await browser.submit({ code: rightCode() });
    expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([429, '900']);
    desk.app.clock.advance(900_000);
    waited += 900;
    if (round === 0) continue;
    await signIn(browser, email);
    const longer = await browser.submit({ code: rightCode() });
    const left = pause - waited;
    expect([longer.status, longer.headers.get('retry-after')]).toEqual([429, String(left)]);
    desk.app.clock.advance(left * 1000);
    waited += left;
  }
  await signIn(browser, email);
  landed(await browser.submit({ code: rightCode() }));
});

/** Enters ten codes that are wrong, after a new password step; returns the statuses. */
async function guessTen({ email, subject, totp }: Hired): Promise<number[]> {
  const browser = desk.browser();
  await signIn(browser, email);
  const right = totpCode(desk.app, subject, totp ?? new Uint8Array(), desk.app.clock.now());
  const statuses: number[] = [];
  for (let guess = 0; guess < 10; guess += 1) {
    const { status } = await browser.submit({ code: right === '000000' ? '111111' : '000000' });
    statuses.push(status);
  }
  return statuses;
}

test('codes that are entered in a pause are not compared, and mail nothing', async () => {
  const hired = await hire(desk, 'flooded@firm.test', { mfa: true });
  for (const { window } of codeLimits) {
    expect(new Set(await guessTen(hired))).toEqual(new Set([400]));
    desk.app.clock.advance(window === codeLimits.at(-1)?.window ? 900_000 : window);
  }
  expect(await mailsTo(hired.email)).toHaveLength(3);
  for (let quarter = 0; quarter < 2; quarter += 1) {
    expect(new Set(await guessTen(hired))).toEqual(new Set([429]));
    desk.app.clock.advance(900_000);
  }
  expect(await mailsTo(hired.email)).toHaveLength(3);
});

test.each([
  [
    'the password changes',
    async ({ loginId }: Hired) => {
      const changed = { password_hash: await hashPassword(testPassword) };
      await desk.app.db.updateTable('logins').set(changed).where('id', '=', loginId).execute();
    },
  ],
  [
    'the factor is reset',
    async ({ loginId }: Hired) => {
      const reset = { totp_secret: null, mfa_enabled: null };
      await desk.app.db.updateTable('logins').set(reset).where('id', '=', loginId).execute();
    },
  ],
])('a pause ends when %s, and not by the code that is right', async (name, change) => {
  const hired = await hire(desk, `${name.replaceAll(' ', '-')}@firm.test`, { mfa: true });
  const { subject, totp, email } = hired;
  await guessTen(hired);
  const rightCode = () => totpCode(desk.app, subject, totp ?? new Uint8Array(), desk.app.clock.now());
  const before = desk.browser();
  await signIn(before, email);
  expect((await before.submit({ code: rightCode() })).status).toBe(429);

  await change(hired);
  const after = desk.browser();
  const shown = await signIn(after, email);
  const code = shown.page?.kind === 'setUp' ? codeShown(shown, desk.app.clock.now()) : rightCode();
  landed(await after.submit({ code }));
});
