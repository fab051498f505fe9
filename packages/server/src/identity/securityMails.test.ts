import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeLimits } from '../domain/rateLimit.ts';
import { identityMessages as messages } from './identity.messages.ts';
import { hire, openIdentityDesk, type IdentityDesk } from './testing/identityDesk.ts';
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

test('the pauses grow for whoever goes on with wrong codes, and the person is told', async () => {
  const { email, subject, totp } = await hire(desk, 'guessed@firm.test', { mfa: true });
  const rightCode = () => totpCode(desk.app, subject, totp ?? new Uint8Array(), desk.app.clock.now());
  const browser = desk.browser();
  await signIn(browser, email);
  const told = {
    subject: messages.manyCodesSubject,
    text: messages.manyCodes(10),
    firm_id: desk.firm.firmId,
  };
  const pauses = codeLimits.map(({ window }) => window / 1000);
  let waited = 0;
  for (const [round, pause] of pauses.entries()) {
    if (round > 0) await signIn(browser, email);
    for (let guess = 0; guess < 10; guess += 1) {
      const wrong = rightCode() === '000000' ? '111111' : '000000';
      expect((await browser.submit({ code: wrong })).status).toBe(400);
    }
    expect(await mailsTo(email)).toEqual(Array.from({ length: round + 1 }, () => told));
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
