import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiAudience, lifetimes } from '../constants.ts';
import { hire, openIdentityDesk, type Hired, type IdentityDesk } from '../testing/identityDesk.ts';
import { landed, signIn, staffTokens } from '../testing/signIn.ts';
import { authenticateBy, verifyAccessToken } from '../verifyToken.ts';

let desk: IdentityDesk;
beforeAll(async () => {
  desk = await openIdentityDesk();
});
afterAll(() => desk.close());

/** Dates the sign-in of a session back, in seconds; returns when it was. */
async function signedInBefore({ subject }: Hired, seconds: number): Promise<number> {
  const loginTs = Math.floor(Date.now() / 1000) - seconds;
  await desk.app.db
    .updateTable('oidc_records')
    .set({ payload: sql`payload || jsonb_build_object('loginTs', ${loginTs}::integer)` })
    .where('model', '=', 'Session')
    .where('account_id', '=', subject)
    .execute();
  return loginTs;
}

describe('twelve hours after the sign-in', () => {
  test('a session in use ends: no code, no tokens, no call', async () => {
    const person = await hire(desk, 'late@firm.test');
    const browser = desk.browser();
    const tokens = await staffTokens(browser, 'late@firm.test');
    await signedInBefore(person, lifetimes.session);
    const silent = landed(await browser.authorize({ prompt: 'none' }));
    expect(silent.searchParams.get('error')).toBe('login_required');
    await expect(verifyAccessToken(desk.app, tokens.access_token, apiAudience)).rejects.toMatchObject({
      code: 'sessionUnreadable',
    });
    expect((await browser.refresh(tokens.refresh_token ?? '')).status).toBe(400);
    expect(landed(await signIn(browser, 'late@firm.test')).searchParams.get('code')).not.toBeNull();
  });

  test('its record ends, which no use moves', async () => {
    const person = await hire(desk, 'busy@firm.test');
    const browser = desk.browser();
    landed(await signIn(browser, 'busy@firm.test'));
    const loginTs = await signedInBefore(person, lifetimes.session - 600);
    const silent = landed(await browser.authorize({ prompt: 'none' }));
    expect(silent.searchParams.get('code')).not.toBeNull();
    const { expires_at: ends } = await desk.app.db
      .selectFrom('oidc_records')
      .select('expires_at')
      .where('model', '=', 'Session')
      .where('account_id', '=', person.subject)
      .executeTakeFirstOrThrow();
    // The record is dated by the millisecond, the sign-in by the second.
    expect(Math.floor((ends?.getTime() ?? 0) / 1000)).toBeLessThanOrEqual(loginTs + lifetimes.session + 1);
  });
});

describe('an hour after its last use', () => {
  /** Dates the last use of a session back, in seconds. */
  async function usedBefore({ subject }: Hired, seconds: number): Promise<Date> {
    const used = new Date(Date.now() - seconds * 1000);
    await desk.app.db
      .updateTable('oidc_records')
      .set({ used_at: used })
      .where('model', '=', 'Session')
      .where('account_id', '=', subject)
      .execute();
    return used;
  }

  test('a session ends: no code, no tokens, no call', async () => {
    const person = await hire(desk, 'idle@firm.test');
    const browser = desk.browser();
    const tokens = await staffTokens(browser, 'idle@firm.test');
    await usedBefore(person, lifetimes.idle);
    await expect(verifyAccessToken(desk.app, tokens.access_token, apiAudience)).rejects.toMatchObject({
      code: 'sessionUnreadable',
    });
    expect((await browser.refresh(tokens.refresh_token ?? '')).status).toBe(400);
    const silent = landed(await browser.authorize({ prompt: 'none' }));
    expect(silent.searchParams.get('error')).toBe('login_required');
  });

  test('what a page calls by itself is no use', async () => {
    const person = await hire(desk, 'unattended@firm.test');
    const tokens = await staffTokens(desk.browser(), 'unattended@firm.test');
    const used = await usedBefore(person, lifetimes.idle - 600);
    const last = () =>
      desk.app.db
        .selectFrom('oidc_records')
        .select('used_at')
        .where('model', '=', 'Session')
        .where('account_id', '=', person.subject)
        .executeTakeFirstOrThrow();
    const request = { headers: { authorization: `Bearer ${tokens.access_token}` } };
    await authenticateBy(desk.app, apiAudience)(request, undefined, true);
    expect(await last()).toEqual({ used_at: used });
    await authenticateBy(desk.app, apiAudience)(request);
    expect(await last()).not.toEqual({ used_at: used });
  });

  test('but each call is a use, and each page that is opened', async () => {
    const person = await hire(desk, 'used@firm.test');
    const browser = desk.browser();
    const tokens = await staffTokens(browser, 'used@firm.test');
    const uses = [
      () => verifyAccessToken(desk.app, tokens.access_token, apiAudience),
      () => browser.authorize({ prompt: 'none' }),
    ];
    for (const use of uses) {
      const before = await usedBefore(person, lifetimes.idle - 600);
      await use();
      const { used_at: used } = await desk.app.db
        .selectFrom('oidc_records')
        .select('used_at')
        .where('model', '=', 'Session')
        .where('account_id', '=', person.subject)
        .executeTakeFirstOrThrow();
      expect(used).not.toEqual(before);
    }
  });
});
