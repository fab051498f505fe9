import { portalContract } from '@countersign/api-client/contract/documents';
import { problemType } from '@countersign/api-client/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readOperations } from '../contract/operations.ts';
import { buildPortalSite } from '../portal/site.ts';
import { aClient, aFirm } from '../testing/index.ts';
import { apiAudience, filesAudience, signingClientId } from './constants.ts';
import { hashPassword } from './password.ts';
import { hire, openIdentityDesk, testPassword, type IdentityDesk } from './testing/identityDesk.ts';
import { codeShown, landed, signIn, staffTokens, tokensOf } from './testing/signIn.ts';
import { authenticateBy } from './verifyToken.ts';

let desk: IdentityDesk;
beforeEach(async () => {
  desk = await openIdentityDesk();
});
afterEach(() => desk.close());

function enforce(firmId: number) {
  return desk.app.db
    .updateTable('firms')
    .set({ enforce_account_mfa: true })
    .where('id', '=', firmId)
    .execute();
}

/** The page after the password of a sign-in that the signing site began. */
async function signInAtSigningSite(browser: ReturnType<IdentityDesk['browser']>, email: string) {
  const asked = new URLSearchParams({
    client_id: signingClientId,
    response_type: 'code',
    redirect_uri: `${desk.app.config.origins.signing}/callback`,
    scope: 'openid',
    state: 'state',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  });
  await browser.get(`/auth?${asked}`);
  return (await browser.submit({ email, password: testPassword })).page?.kind;
}

test('a profile that never said brings no session from elsewhere into the portal', async () => {
  const { loginId } = await hire(desk, 'unsaid@firm.test');
  const browser = desk.browser();
  landed(await signIn(browser, 'unsaid@firm.test'));
  await desk.app.db.updateTable('logins').set({ mfa_enabled: null }).where('id', '=', loginId).execute();
  const silent = landed(await browser.authorize({ prompt: 'none' }));
  expect(silent.searchParams.get('error')).toBe('login_required');
  const shown = await signIn(browser, 'unsaid@firm.test');
  const code = codeShown(shown, desk.app.clock.now());
  expect(landed(await browser.submit({ code })).searchParams.get('code')).not.toBeNull();
});

describe('a firm that enforces the second factor', () => {
  test('has it set up at the signing site too, and no sign-in goes around that', async () => {
    await hire(desk, 'around@firm.test');
    await enforce(desk.firm.firmId);
    const browser = desk.browser();
    expect(await signInAtSigningSite(browser, 'around@firm.test')).toBe('setUp');
    const silent = landed(await browser.authorize({ prompt: 'none' }));
    expect(silent.searchParams.get('error')).toBe('login_required');
  });

  test('is not satisfied by a session from before, until it has the second factor', async () => {
    await hire(desk, 'before@firm.test');
    const browser = desk.browser();
    const tokens = await staffTokens(browser, 'before@firm.test');
    await enforce(desk.firm.firmId);
    const silent = landed(await browser.authorize({ prompt: 'none' }));
    expect(silent.searchParams.get('error')).toBe('login_required');

    const authenticate = authenticateBy(desk.app, apiAudience);
    const site = await buildPortalSite(desk.app, { readiness: { ready: true }, authenticate });
    const secured = readOperations(portalContract).filter(({ open }) => !open);
    expect(secured.length).toBeGreaterThan(50);
    for (const { method, path } of secured) {
      const answer = await site.inject({
        method,
        url: `/rest${path.replaceAll(/\{\w+\}/g, '1')}`,
        headers: { authorization: `Bearer ${tokens.access_token}` },
      });
      const { type } = answer.json<{ type: string }>();
      expect([method, path, answer.statusCode, type]).toEqual([
        method,
        path,
        403,
        problemType('secondFactorRequired'),
      ]);
    }
    await site.close();
    const files = await tokensOf(await browser.refresh(tokens.refresh_token ?? '', filesAudience));
    await expect(
      authenticateBy(desk.app, filesAudience)({ headers: { authorization: `Bearer ${files.access_token}` } }),
    ).rejects.toMatchObject({ code: 'secondFactorRequired', status: 403 });

    const code = codeShown(await signIn(browser, 'before@firm.test'), desk.app.clock.now());
    const { access_token: token } = await tokensOf(
      await browser.redeem(landed(await browser.submit({ code }))),
    );
    expect(await authenticate({ headers: { authorization: `Bearer ${token}` } })).toMatchObject({
      mfa: true,
    });
  });

  test('has it set up by its account holders, and by staff of another firm who are one', async () => {
    const other = await aFirm(desk.app, 'Blue Gum Legal');
    const { accounts } = await aClient(desk.app, other, 'Blue Gum', ['holder@client.test']);
    await desk.app.db
      .updateTable('logins')
      .set({ password_hash: await hashPassword(testPassword) })
      .where('id', '=', accounts[0]?.loginId ?? 0)
      .execute();
    const { loginId } = await hire(desk, 'both@firm.test');
    const now = desk.app.clock.now();
    await desk.app.db
      .insertInto('accounts')
      .values({ firm_id: other.firmId, login_id: loginId, accepted_at: now, created_at: now })
      .execute();
    await enforce(other.firmId);
    expect(await signInAtSigningSite(desk.browser(), 'holder@client.test')).toBe('setUp');
    expect((await signIn(desk.browser(), 'both@firm.test')).page?.kind).toBe('setUp');
  });
});
