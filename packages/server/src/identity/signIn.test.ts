import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyChain } from '../domain/audit.ts';
import { aClient } from '../testing/index.ts';
import { revokeLogin } from './adapter.ts';
import { apiAudience, filesAudience, mfaContext } from './constants.ts';
import { hashPassword } from './password.ts';
import type { Browser, Tokens, Visit } from './testing/browser.ts';
import { hire, openIdentityDesk, testPassword, type IdentityDesk } from './testing/identityDesk.ts';
import { totpCode } from './totp.ts';
import { authenticateBy, verifyAccessToken } from './verifyToken.ts';

let desk: IdentityDesk;
beforeAll(async () => {
  desk = await openIdentityDesk();
});
afterAll(() => desk.close());

async function signIn(browser: Browser, email: string): Promise<Visit> {
  await browser.authorize();
  return browser.submit({ email, password: testPassword });
}

function landed(visit: Visit): URL {
  if (visit.back === null) throw new Error(`Not back at the portal: ${JSON.stringify(visit.page)}`);
  return visit.back;
}

async function tokensOf(reply: Response): Promise<Tokens> {
  expect(reply.status).toBe(200);
  return reply.json();
}

async function staffTokens(browser: Browser, email: string): Promise<Tokens> {
  return tokensOf(await browser.redeem(landed(await signIn(browser, email))));
}

function payloadOf(jwt: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString('utf8'));
}

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

  test('that is wrong, and an address that nobody has, get the same answer', async () => {
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
      { text, field: null },
      { text, field: null },
    ]);
  });

  test('and its address are asked for where they are missing, and what was typed stays', async () => {
    const browser = desk.browser();
    await browser.authorize();
    expect((await browser.submit({ email: ' ', password: testPassword })).page).toMatchObject({
      problem: { text: 'Enter your email.', field: 'email' },
    });
    expect((await browser.submit({ email: 'plain@firm.test', password: '' })).page).toMatchObject({
      email: 'plain@firm.test',
      problem: { text: 'Enter your password.', field: 'password' },
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
    desk.app.clock.advance(900_001);
    landed(await browser.submit({ email: 'tried@firm.test', password: testPassword }));
  });

  test('of somebody who is no member of staff does not open the portal', async () => {
    const { accounts } = await aClient(desk.app, desk.firm, 'Blue Gum', ['signer@client.test']);
    await desk.app.db
      .updateTable('logins')
      .set({ password_hash: await hashPassword(testPassword) })
      .where('id', '=', accounts[0]?.loginId ?? 0)
      .execute();
    const visit = await signIn(desk.browser(), 'signer@client.test');
    expect(visit.status).toBe(403);
    expect(visit.page).toMatchObject({
      problem: { text: 'The logged in user signer@client.test is not an admin.' },
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

  test('without a sign-in that began here is told so', async () => {
    const visit = await desk.browser().get('/interaction/unknown');
    expect(visit.status).toBe(400);
    expect(visit.page).toMatchObject({ kind: 'message', title: 'This sign-in has expired' });
  });

  test('is not asked for by a portal that nobody knows', async () => {
    const visit = await desk.browser().authorize({ client_id: 'another' });
    expect(visit).toMatchObject({
      status: 400,
      back: null,
      page: { kind: 'message', title: 'Sign-in could not go on' },
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
      problem: { text: 'Enter the code from your authenticator app.', field: 'code' },
    });
    const wrong = await browser.submit({ code: '000000' });
    expect(wrong.page).toMatchObject({ kind: 'code', problem: { field: 'code' } });
    const code = totpCode(desk.app, subject, totp ?? new Uint8Array(), desk.app.clock.now());
    const tokens = await tokensOf(await browser.redeem(landed(await browser.submit({ code }))));
    expect(await verifyAccessToken(desk.app, tokens.access_token, apiAudience)).toMatchObject({ mfa: true });

    const other = desk.browser();
    await signIn(other, 'two@firm.test');
    expect((await other.submit({ code })).page).toMatchObject({ kind: 'code', problem: { field: 'code' } });
  });

  test('cannot be reached around the password', async () => {
    const browser = desk.browser();
    const first = await browser.authorize();
    const action = first.page?.kind === 'password' ? first.page.action : '';
    const visit = await browser.get(action.replace('/password', ''));
    expect(visit.page?.kind).toBe('password');
  });

  test('is set up where the profile never said, and asked for from then on', async () => {
    const { loginId, subject } = await hire(desk, 'new@firm.test', { mfa: null });
    const browser = desk.browser();
    const shown = await signIn(browser, 'new@firm.test');
    expect(shown.page).toMatchObject({ kind: 'setUp' });
    const pending = async () =>
      desk.app.db
        .selectFrom('logins')
        .select(['totp_pending', 'totp_secret', 'mfa_enabled'])
        .where('id', '=', loginId)
        .executeTakeFirstOrThrow();
    const sealed = (await pending()).totp_pending ?? new Uint8Array();
    landed(await browser.submit({ code: totpCode(desk.app, subject, sealed, desk.app.clock.now()) }));
    expect(await pending()).toMatchObject({ totp_pending: null, mfa_enabled: true });
    expect((await signIn(desk.browser(), 'new@firm.test')).page?.kind).toBe('code');
  });

  test('is asked for by the portal although a session stands', async () => {
    await hire(desk, 'asked@firm.test');
    const browser = desk.browser();
    landed(await signIn(browser, 'asked@firm.test'));
    expect((await browser.authorize({ acr_values: mfaContext })).page?.kind).toBe('password');
    const silent = landed(await browser.authorize({ acr_values: mfaContext, prompt: 'none' }));
    expect(silent.searchParams.get('error')).toBe('login_required');
  });
});

describe('tokens', () => {
  test('carry the profile, and open one audience only', async () => {
    const { subject, employeeId } = await hire(desk, 'tokens@firm.test');
    const tokens = await staffTokens(desk.browser(), 'tokens@firm.test');
    expect(payloadOf(tokens.id_token ?? '')).toMatchObject({
      sub: subject,
      aud: 'portal',
      nonce: 'nonce',
      roles: ['Administrator'],
      firmId: desk.firm.firmId,
      connectedFirm: 'Harrow & Finch',
      portalUserID: employeeId,
      mfa_enabled: false,
      requireMFA: false,
    });
    expect(tokens.expires_in).toBeLessThanOrEqual(300);
    const claims = await verifyAccessToken(desk.app, tokens.access_token, apiAudience);
    expect(claims).toMatchObject({ subject, mfa: false });
    await expect(verifyAccessToken(desk.app, tokens.access_token, filesAudience)).rejects.toMatchObject({
      status: 401,
    });
  });

  test('an edited one, and an ID token in its place, are refused', async () => {
    await hire(desk, 'edited@firm.test');
    const { access_token: token, id_token: idToken = '' } = await staffTokens(
      desk.browser(),
      'edited@firm.test',
    );
    const [head, body, signature] = token.split('.');
    const forged = { ...payloadOf(token), sub: 'somebody-else' };
    const edited = `${head}.${Buffer.from(JSON.stringify(forged)).toString('base64url')}.${signature}`;
    expect(body).toBeDefined();
    for (const bad of [edited, idToken, '', 'a.b.c']) {
      await expect(verifyAccessToken(desk.app, bad, apiAudience)).rejects.toMatchObject({ status: 401 });
    }
  });

  test('are renewed by a refresh token that is used up by it', async () => {
    await hire(desk, 'renewed@firm.test');
    const browser = desk.browser();
    const first = await staffTokens(browser, 'renewed@firm.test');
    const second = await tokensOf(await browser.refresh(first.refresh_token ?? '', filesAudience));
    await verifyAccessToken(desk.app, second.access_token, filesAudience);
    const together = await Promise.all(
      [1, 2, 3].map(() => browser.refresh(second.refresh_token ?? '').then((reply) => reply.status)),
    );
    expect(together.filter((status) => status === 200)).toHaveLength(1);
    expect((await browser.refresh(first.refresh_token ?? '')).status).toBe(400);
  });

  test('stop with the session, with a deactivation and with a reset', async () => {
    const { subject, employeeId } = await hire(desk, 'gone@firm.test');
    const authenticate = authenticateBy(desk.app, apiAudience);
    const browser = desk.browser();
    const { access_token: token, refresh_token: refresh = '' } = await staffTokens(browser, 'gone@firm.test');
    const request = { headers: { authorization: `Bearer ${token}` } };
    expect(await authenticate(request)).toMatchObject({ email: 'gone@firm.test', roles: ['Administrator'] });
    const active = (is_active: boolean) =>
      desk.app.db.updateTable('employees').set({ is_active }).where('id', '=', employeeId).execute();
    await active(false);
    await expect(authenticate(request)).rejects.toMatchObject({ status: 401 });
    expect(landed(await browser.authorize({ prompt: 'none' })).searchParams.get('error')).toBe(
      'login_required',
    );
    await active(true);
    await authenticate(request);
    await revokeLogin(desk.app.db, subject);
    await expect(authenticate(request)).rejects.toMatchObject({ status: 401 });
    expect((await browser.refresh(refresh)).status).toBe(400);
  });

  test('are given to the portal and to no other origin', async () => {
    const { origins } = desk.app.config;
    for (const [origin, allowed] of [
      [origins.portal, origins.portal],
      ['https://evil.test', null],
    ] as const) {
      const reply = await fetch(`${origins.identity}/token`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ client_id: 'portal', grant_type: 'refresh_token', refresh_token: 'x' }),
      });
      expect(reply.headers.get('access-control-allow-origin')).toBe(allowed);
    }
  });
});

describe('the session', () => {
  test('comes back silently, and not after signing out', async () => {
    await hire(desk, 'silent@firm.test');
    const browser = desk.browser();
    const nobody = landed(await browser.authorize({ prompt: 'none' }));
    expect(nobody.searchParams.get('error')).toBe('login_required');
    const tokens = await staffTokens(browser, 'silent@firm.test');
    expect(landed(await browser.authorize({ prompt: 'none' })).searchParams.get('code')).toBeTruthy();
    const out = landed(await browser.signOut(tokens.id_token));
    expect(out.pathname + out.search).toBe('/login?signedOut=1');
    await expect(verifyAccessToken(desk.app, tokens.access_token, apiAudience)).rejects.toMatchObject({
      status: 401,
    });
    expect((await browser.refresh(tokens.refresh_token ?? '')).status).toBe(400);
    expect(landed(await browser.authorize({ prompt: 'none' })).searchParams.get('error')).toBe(
      'login_required',
    );
  });

  test('ends with the client id alone, as after a reload', async () => {
    await hire(desk, 'reload@firm.test');
    const browser = desk.browser();
    await staffTokens(browser, 'reload@firm.test');
    expect(landed(await browser.signOut()).pathname).toBe('/login');
  });

  test('leaves no secret in the database, and a true history', async () => {
    await hire(desk, 'kept@firm.test');
    const browser = desk.browser();
    const tokens = await staffTokens(browser, 'kept@firm.test');
    const rows = JSON.stringify(await desk.app.db.selectFrom('oidc_records').selectAll().execute());
    const session = browser.cookies.get('cs_idp_session') ?? 'none';
    for (const secret of [tokens.refresh_token ?? 'none', session]) expect(rows).not.toContain(secret);
    const note = await desk.app.db
      .selectFrom('audit_entries')
      .select(['title', 'outcome', 'user_full_name'])
      .orderBy('seq', 'desc')
      .executeTakeFirst();
    expect(note).toEqual({ title: 'Signed in', outcome: 'done', user_full_name: 'Imogen Hartley' });
    expect(await verifyChain(desk.app.db, desk.firm.firmId)).toMatchObject({ intact: true });
  });
});

test('every page may be framed by nobody and posts only to ours', async () => {
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
