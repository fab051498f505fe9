import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../domain/audit.ts';
import { hire, openIdentityDesk, testPassword, type IdentityDesk } from './testing/identityDesk.ts';
import { codeShown, landed, signIn } from './testing/signIn.ts';
import { totpCode } from './totp.ts';

let desk: IdentityDesk;
beforeAll(async () => {
  desk = await openIdentityDesk();
});
afterEach(async () => {
  const { db } = desk.app;
  await sql`drop function if exists fail_first cascade`.execute(db);
  await sql`drop sequence if exists written`.execute(db);
});
afterAll(() => desk.close());

/** The next writes of this table fail as two transactions do that met. A sequence survives a rollback. */
async function failToWrite(event: string, times: number): Promise<void> {
  const { db } = desk.app;
  await sql`create sequence written`.execute(db);
  await sql
    .raw(
      `create function fail_first() returns trigger language plpgsql as $$ begin
         if nextval('written') <= ${times} then raise exception 'again' using errcode = '40001'; end if;
         return coalesce(new, old);
       end $$`,
    )
    .execute(db);
  await sql
    .raw(`create trigger fail_first before ${event} for each row execute function fail_first()`)
    .execute(db);
}

/** More often than a transaction is tried. */
const always = 1000;

/** What the history has of this person. */
async function historyOf(loginId: number): Promise<string[]> {
  const rows = await desk.app.db
    .selectFrom('audit_entries')
    .select('title')
    .where('login_id', '=', loginId)
    .orderBy('seq')
    .execute();
  return rows.map(({ title }) => title);
}

async function loginOf(loginId: number) {
  return desk.app.db
    .selectFrom('logins')
    .select(['totp_secret', 'totp_last_step', 'mfa_enabled'])
    .where('id', '=', loginId)
    .executeTakeFirstOrThrow();
}

function mailsTo(email: string) {
  return desk.app.db
    .selectFrom('outbox')
    .select('subject')
    .where('to_address', '=', email)
    .orderBy('id')
    .execute();
}

describe('enrolling an authenticator', () => {
  it('is recorded once although its entry meets another transaction', async () => {
    const email = 'again@firm.test';
    const { loginId } = await hire(desk, email, { mfa: null });
    const browser = desk.browser();
    const shown = await signIn(browser, email);
    await failToWrite('insert on audit_entries', 1);
    landed(await browser.submit({ code: codeShown(shown, desk.app.clock.now()) }));
    expect(await historyOf(loginId)).toEqual(['Two-factor authentication set up', 'Signed in']);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await verifyChain(desk.app.db, desk.firm.firmId)).toMatchObject({ intact: true });
  });

  it('does not happen, and sends no email, if it cannot be recorded', async () => {
    const email = 'unrecorded@firm.test';
    const { loginId } = await hire(desk, email, { mfa: null });
    const browser = desk.browser();
    const shown = await signIn(browser, email);
    await failToWrite('insert on audit_entries', always);
    expect((await browser.submit({ code: codeShown(shown, desk.app.clock.now()) })).back).toBeNull();
    expect(await loginOf(loginId)).toMatchObject({ totp_secret: null, mfa_enabled: null });
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('an authenticator code', () => {
  it('is used up together with the attempts counted before it', async () => {
    const email = 'code@firm.test';
    const { loginId, subject, totp } = await hire(desk, email, { mfa: true });
    const browser = desk.browser();
    await signIn(browser, email);
    await failToWrite('delete on rate_limits', always);
    const now = desk.app.clock.now();
    const code = totpCode(desk.app, subject, totp ?? new Uint8Array(), now);
    expect((await browser.submit({ code })).back).toBeNull();
    expect(await loginOf(loginId)).toMatchObject({ totp_last_step: null });
  });
});

describe('a sign-in', () => {
  it('is recorded although its entry meets another transaction', async () => {
    const { loginId } = await hire(desk, 'met@firm.test');
    const browser = desk.browser();
    await browser.authorize();
    await failToWrite('insert on audit_entries', 1);
    landed(await browser.submit({ email: 'met@firm.test', password: testPassword }));
    expect(await historyOf(loginId)).toEqual(['Signed in']);
  });

  it('does not happen if it cannot be recorded', async () => {
    await hire(desk, 'secret@firm.test');
    const browser = desk.browser();
    await browser.authorize();
    await failToWrite('insert on audit_entries', always);
    expect((await browser.submit({ email: 'secret@firm.test', password: testPassword })).back).toBeNull();
    const results = desk.app.db
      .selectFrom('oidc_records')
      .select('id')
      .where('model', '=', 'Interaction')
      .where(sql`payload->'result'->'login'`, 'is not', null);
    expect(await results.execute()).toEqual([]);
  });
});
