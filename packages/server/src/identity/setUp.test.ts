import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Visit } from './testing/browser.ts';
import { hire, openIdentityDesk, type IdentityDesk } from './testing/identityDesk.ts';
import { codeShown, landed, signIn } from './testing/signIn.ts';
import { totpCode } from './totp.ts';

let desk: IdentityDesk;
beforeAll(async () => {
  desk = await openIdentityDesk();
});
afterAll(() => desk.close());

async function secretOf(loginId: number): Promise<Uint8Array> {
  const row = await desk.app.db
    .selectFrom('logins')
    .select('totp_secret')
    .where('id', '=', loginId)
    .executeTakeFirstOrThrow();
  return row.totp_secret ?? new Uint8Array();
}

/** The address of the sign-in whose form was shown. */
function addressOf({ page }: Visit): string {
  return page !== null && 'action' in page ? page.action.replace(/\/\w+$/, '') : '';
}

describe('the setup of an authenticator', () => {
  test('is made where the profile never said, and the code asked for from then on', async () => {
    const { loginId, subject } = await hire(desk, 'new@firm.test', { mfa: null });
    const browser = desk.browser();
    const shown = await signIn(browser, 'new@firm.test');
    expect(shown.page).toMatchObject({ kind: 'setUp' });
    landed(await browser.submit({ code: codeShown(shown, desk.app.clock.now()) }));
    const now = desk.app.clock.now();
    expect(totpCode(desk.app, subject, await secretOf(loginId), now)).toBe(codeShown(shown, now));
    expect((await signIn(desk.browser(), 'new@firm.test')).page?.kind).toBe('code');
  });

  test('that was left open leaves the authenticator that was enrolled meanwhile', async () => {
    const { loginId, subject } = await hire(desk, 'open@firm.test', { mfa: null });
    const thief = desk.browser();
    const shown = await signIn(thief, 'open@firm.test');
    const browser = desk.browser();
    const own = await signIn(browser, 'open@firm.test');
    landed(await browser.submit({ code: codeShown(own, desk.app.clock.now()) }));
    const enrolled = await secretOf(loginId);

    expect(
      (await thief.post(`${addressOf(shown)}/setUp`, { code: codeShown(shown, desk.app.clock.now()) })).page
        ?.kind,
    ).toBe('password');
    expect((await thief.get(addressOf(shown))).page?.kind).toBe('password');
    expect(await secretOf(loginId)).toEqual(enrolled);
    desk.app.clock.advance(60_000);
    const code = totpCode(desk.app, subject, enrolled, desk.app.clock.now());
    const again = desk.browser();
    await signIn(again, 'open@firm.test');
    landed(await again.submit({ code }));
  });

  test('has a secret of its sign-in alone', async () => {
    const { loginId, subject } = await hire(desk, 'seen@firm.test', { mfa: null });
    const thief = desk.browser();
    const seen = await signIn(thief, 'seen@firm.test');
    const browser = desk.browser();
    const shown = await signIn(browser, 'seen@firm.test');
    const reloaded = await browser.get(addressOf(shown));
    const now = desk.app.clock.now();
    expect(codeShown(seen, now)).not.toBe(codeShown(shown, now));
    expect(codeShown(reloaded, now)).toBe(codeShown(shown, now));
    landed(await browser.submit({ code: codeShown(shown, now) }));
    expect(totpCode(desk.app, subject, await secretOf(loginId), now)).toBe(codeShown(shown, now));
    const waiting = desk.app.db.selectFrom('oidc_records').select('id').where('account_id', '=', subject);
    expect(await waiting.where('model', '=', 'SignInStep').execute()).toEqual([]);
  });
});
