import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiAudience } from '../constants.ts';
import type { Browser } from '../testing/browser.ts';
import { hire, openIdentityDesk, resetSessions, testPassword } from '../testing/identityDesk.ts';
import type { Hired, IdentityDesk } from '../testing/identityDesk.ts';
import { askForTokens } from '../testing/sessionTokens.ts';
import { landed, signIn, staffTokens } from '../testing/signIn.ts';
import { verifyAccessToken } from '../verifyToken.ts';

let desk: IdentityDesk;
beforeAll(async () => {
  desk = await openIdentityDesk();
});
afterAll(() => desk.close());

async function answerOf(reply: Response): Promise<unknown> {
  return { status: reply.status, body: await reply.json() };
}

/** The responses to a signed-in person, in a browser that holds a code, after the session has ended. */
async function answersAfter(email: string, end: (browser: Browser, person: Hired) => Promise<unknown>) {
  const person = await hire(desk, email);
  const browser = desk.browser();
  const tokens = await staffTokens(browser, email);
  const code = landed(await browser.authorize({ prompt: 'none' }));
  const cookies = new Map(browser.cookies);
  await end(browser, person);
  for (const [name, value] of cookies) browser.setCookie(name, value);

  const exchange = await answerOf(await browser.redeem(code));
  const refresh = await answerOf(await browser.refresh(tokens.refresh_token ?? ''));
  const { reply, data } = await askForTokens(desk, { cookies });
  const call = verifyAccessToken(desk.app, tokens.access_token, apiAudience).then(
    () => 'served',
    (error: unknown) => String(error),
  );
  return {
    exchange,
    refresh,
    sessionTokens: { status: reply.status, body: data },
    silent: landed(await browser.authorize({ prompt: 'none' })).searchParams.get('error'),
    page: (await browser.authorize()).page?.kind,
    call: await call,
  };
}

test('an earlier session is treated as signed out, in each place', async () => {
  const signedOut = await answersAfter('out@firm.test', (browser) => browser.signOut());
  const reset = await answersAfter('reset@firm.test', (_browser, { subject }) =>
    resetSessions(desk, subject),
  );
  expect(reset).toEqual(signedOut);
  const spent = { status: 400, body: { error: 'invalid_grant' } };
  expect(reset).toMatchObject({
    exchange: spent,
    refresh: spent,
    sessionTokens: { status: 400, body: { error: 'login_required' } },
    silent: 'login_required',
    page: 'password',
  });
  expect(reset.call).not.toBe('served');
});

test('who signs in afterwards is signed in', async () => {
  const { subject } = await hire(desk, 'again@firm.test');
  const browser = desk.browser();
  await staffTokens(browser, 'again@firm.test');
  await resetSessions(desk, subject);
  const tokens = await staffTokens(browser, 'again@firm.test');
  expect((await verifyAccessToken(desk.app, tokens.access_token, apiAudience)).subject).toBe(subject);
  expect((await browser.refresh(tokens.refresh_token ?? '')).status).toBe(200);
  expect((await askForTokens(desk, { cookies: browser.cookies })).reply.status).toBe(200);
});

test('a sign-in that passed the password before, and waits for its code, begins with the password again', async () => {
  const { subject } = await hire(desk, 'halfway@firm.test', { mfa: true });
  const browser = desk.browser();
  const halfway = await signIn(browser, 'halfway@firm.test');
  expect(halfway.page?.kind).toBe('code');
  await resetSessions(desk, subject);
  expect((await browser.submit({ code: '000000' })).page?.kind).toBe('password');
  expect((await browser.submit({ email: 'halfway@firm.test', password: testPassword })).page?.kind).toBe(
    'code',
  );
});
