import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aClient } from '../testing/index.ts';
import { apiAudience, mfaContext } from './constants.ts';
import { identityMessages } from './identity.messages.ts';
import { hashPassword } from './password.ts';
import { hire, openIdentityDesk, testPassword, type IdentityDesk } from './testing/identityDesk.ts';
import { landed, signIn, tokensOf } from './testing/signIn.ts';
import { totpCode } from './totp.ts';
import { verifyAccessToken } from './verifyToken.ts';

let desk: IdentityDesk;
beforeAll(async () => {
  desk = await openIdentityDesk();
});
afterAll(() => desk.close());

describe('the password', () => {
  test('leads back to the portal with a code, state and issuer', async () => {
    await hire(desk, 'plain@firm.test');
    const browser = desk.browser();
    const first = await browser.authorize();
    expect(first.page).toMatchObject({ kind: 'password', problem: null });
    const back = landed(await browser.submit({ email: 'Plain@Firm.test', password: testPassword }));
    expect(back.pathname).toBe('/callback');
    expect(back.searchParams.get('state')).toBe('state');
    expect(back.searchParams.get('iss')).toBe(desk.app.config.origins.identity);
  });

  test('that is wrong gets the same response as an unknown address', async () => {
    await hire(desk, 'wrong@firm.test');
    const browser = desk.browser();
    const problems = [];
    for (const email of ['wrong@firm.test', 'nobody@firm.test']) {
      await browser.authorize();
      const visit = await browser.submit({ email, password: 'Wrong#2026' });
      expect(visit.status).toBe(400);
      problems.push(visit.page?.kind === 'password' ? visit.page.problem : null);
    }
    const text =
      'Invalid username and/or password. Please contact your Portal provider if this problem persists.';
    expect(problems).toEqual([
      { code: 'passwordWrong', text, field: null },
      { code: 'passwordWrong', text, field: null },
    ]);
  });

  test('and its address are asked for where they are missing, and what was typed stays', async () => {
    const browser = desk.browser();
    await browser.authorize();
    expect((await browser.submit({ email: ' ', password: testPassword })).page).toMatchObject({
      problem: { code: 'emailRequired', text: 'Enter your email.', field: 'email' },
    });
    expect((await browser.submit({ email: 'plain@firm.test', password: '' })).page).toMatchObject({
      email: 'plain@firm.test',
      problem: { code: 'passwordRequired', text: 'Enter your password.', field: 'password' },
    });
  });

  test('is not compared any more after ten tries, and again a quarter of an hour later', async () => {
    await hire(desk, 'tried@firm.test');
    const browser = desk.browser();
    await browser.authorize();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await browser.submit({ email: 'tried@firm.test', password: 'Wrong#2026' });
    }
    const stopped = await browser.submit({ email: 'tried@firm.test', password: testPassword });
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBe(900);
    const text = 'Too many attempts. Try again in 15 minutes.';
    expect(stopped.page).toMatchObject({ problem: { code: 'tooManyAttempts', text } });
    desk.app.clock.advance(900_001);
    landed(await browser.submit({ email: 'tried@firm.test', password: testPassword }));
  });

  test('of a user outside the staff does not open the portal', async () => {
    const { accounts } = await aClient(desk.app, desk.firm, 'Blue Gum', ['signer@client.test']);
    await desk.app.db
      .updateTable('logins')
      .set({ password_hash: await hashPassword(testPassword) })
      .where('id', '=', accounts[0]?.loginId ?? 0)
      .execute();
    const visit = await signIn(desk.browser(), 'signer@client.test');
    expect(visit.status).toBe(403);
    expect(visit.page).toMatchObject({
      problem: { code: 'notStaff', text: 'The logged in user signer@client.test is not an admin.' },
    });
  });

  test('sent from another site is refused', async () => {
    await hire(desk, 'forged@firm.test');
    const browser = desk.browser();
    await browser.authorize();
    const visit = await browser.submit(
      { email: 'forged@firm.test', password: testPassword },
      { origin: 'https://evil.test' },
    );
    expect(visit.status).toBe(403);
    expect(visit.page?.kind).toBe('message');
  });

  test.each(['email', 'password'])('is refused with a NUL in its %s', async (field) => {
    const browser = desk.browser();
    await browser.authorize();
    const visit = await browser.submit({ email: 'plain@firm.test', password: 'a', [field]: 'a\0b' });
    expect([visit.status, visit.page?.kind]).toEqual([400, 'message']);
  });

  test('without a sign-in that began here shows an error', async () => {
    const visit = await desk.browser().get('/interaction/unknown');
    expect(visit.status).toBe(400);
    expect(visit.page).toMatchObject({
      kind: 'message',
      title: 'This sign-in has expired',
      text: 'Go back to the portal and start again.',
    });
  });

  test('is not requested by an unknown portal', async () => {
    const visit = await desk.browser().authorize({ client_id: 'another' });
    expect(visit).toMatchObject({
      status: 400,
      back: null,
      page: { kind: 'message', title: identityMessages.failedTitle, text: identityMessages.failed },
    });
  });
});

describe('the second factor', () => {
  test('is asked for after the password, and its code works once', async () => {
    const { subject, totp } = await hire(desk, 'two@firm.test', { mfa: true });
    const browser = desk.browser();
    const asked = await signIn(browser, 'two@firm.test');
    expect(asked.page?.kind).toBe('code');
    expect((await browser.submit({ code: ' ' })).page).toMatchObject({
      problem: { code: 'codeRequired', text: 'Enter the code from your authenticator app.', field: 'code' },
    });
    const wrong = await browser.submit({ code: '000000' });
    expect(wrong.page).toMatchObject({ kind: 'code', problem: { code: 'codeWrong', field: 'code' } });
    const code = totpCode(desk.app, subject, totp ?? new Uint8Array(), desk.app.clock.now());
    const tokens = await tokensOf(await browser.redeem(landed(await browser.submit({ code }))));
    expect(await verifyAccessToken(desk.app, tokens.access_token, apiAudience)).toMatchObject({ mfa: true });

    const other = desk.browser();
    await signIn(other, 'two@firm.test');
    expect((await other.submit({ code })).page).toMatchObject({
      kind: 'code',
      problem: { code: 'codeWrong', field: 'code' },
    });
  });

  test('counts a code that was used before as a guess', async () => {
    const { subject, totp } = await hire(desk, 'again@firm.test', { mfa: true });
    const code = totpCode(desk.app, subject, totp ?? new Uint8Array(), desk.app.clock.now());
    const first = desk.browser();
    await signIn(first, 'again@firm.test');
    landed(await first.submit({ code }));
    const browser = desk.browser();
    await signIn(browser, 'again@firm.test');
    for (let guess = 0; guess < 10; guess += 1) expect((await browser.submit({ code })).status).toBe(400);
    expect((await browser.submit({ code })).status).toBe(429);
  });

  test('cannot be reached around the password', async () => {
    const browser = desk.browser();
    const first = await browser.authorize();
    const action = first.page?.kind === 'password' ? first.page.action : '';
    const visit = await browser.get(action.replace('/password', ''));
    expect(visit.page?.kind).toBe('password');
  });

  test('is requested by the portal despite an existing session', async () => {
    await hire(desk, 'asked@firm.test');
    const browser = desk.browser();
    landed(await signIn(browser, 'asked@firm.test'));
    expect((await browser.authorize({ acr_values: mfaContext })).page?.kind).toBe('password');
    const silent = landed(await browser.authorize({ acr_values: mfaContext, prompt: 'none' }));
    expect(silent.searchParams.get('error')).toBe('login_required');
  });
});

test('no page can be framed, and each posts only to our sites', async () => {
  const { headers } = await desk.browser().authorize({ theme: String(desk.firm.firmId) });
  const policy = headers.get('content-security-policy') ?? '';
  const { portal, signing } = desk.app.config.origins;
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain(`form-action 'self' ${portal} ${signing}`);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  expect(headers.get('cache-control')).toContain('no-store');
});
