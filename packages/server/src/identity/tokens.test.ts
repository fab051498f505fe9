import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyChain } from '../domain/audit.ts';
import { apiAudience, filesAudience } from './constants.ts';
import { identityMessages } from './identity.messages.ts';
import { hire, openIdentityDesk, resetSessions, type IdentityDesk } from './testing/identityDesk.ts';
import { landed, staffTokens, tokensOf } from './testing/signIn.ts';
import { authenticateBy, verifyAccessToken } from './verifyToken.ts';

let desk: IdentityDesk;
beforeAll(async () => {
  desk = await openIdentityDesk();
});
afterAll(() => desk.close());

function payloadOf(jwt: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString('utf8'));
}

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
    await resetSessions(desk, subject);
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

  test('ends for those who come without the portal, on a page that says so', async () => {
    await hire(desk, 'direct@firm.test');
    const browser = desk.browser();
    await staffTokens(browser, 'direct@firm.test');
    const { page } = await browser.get('/session/end');
    const fields = page?.kind === 'signingOut' ? page.fields : [];
    const out = await browser.submit(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
    expect(out.page).toMatchObject({
      title: identityMessages.signedOutTitle,
      text: identityMessages.signedOut,
    });
  });

  test('leaves nothing behind where nobody is signed in, and leads back all the same', async () => {
    await hire(desk, 'absent@firm.test');
    const browser = desk.browser();
    await staffTokens(browser, 'absent@firm.test');
    const cookies = new Map(browser.cookies);
    await browser.signOut();
    const records = () => desk.app.db.selectFrom('oidc_records').select(['model', 'id']).execute();
    const before = await records();

    const form = {
      client_id: 'portal',
      post_logout_redirect_uri: `${desk.app.config.origins.portal}/login?signedOut=1`,
      state: 'kept',
    };
    // As one who was signed out in another tab, and as one who never came.
    const late = desk.browser();
    for (const [name, value] of cookies) late.setCookie(name, value);
    for (const visitor of [late, desk.browser()]) {
      expect((await visitor.get('/session/end')).page).toMatchObject({
        title: identityMessages.signedOutTitle,
      });
      const { pathname, search } = landed(await visitor.post('/session/end', form));
      expect(`${pathname}${search}`).toBe('/login?signedOut=1&state=kept');
      const elsewhere = { ...form, post_logout_redirect_uri: 'https://evil.test/' };
      expect((await visitor.post('/session/end', elsewhere)).page?.kind).toBe('message');
      landed(await visitor.authorize({ prompt: 'none' }));
    }
    expect(await records()).toEqual(before);
  });

  test('is not ended by a form with a NUL, which is refused', async () => {
    await hire(desk, 'nul@firm.test');
    const browser = desk.browser();
    await staffTokens(browser, 'nul@firm.test');
    const visit = await browser.post('/session/end', {
      client_id: 'portal',
      post_logout_redirect_uri: `${desk.app.config.origins.portal}/login?signedOut=1`,
      state: 'a\0b',
    });
    expect(visit.status).toBe(400);
    expect(landed(await browser.authorize({ prompt: 'none' })).searchParams.get('code')).toBeTruthy();
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
