import { randomBytes } from 'node:crypto';
import { problemType } from '@countersign/api-client/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../app.ts';
import { verifyChain } from './audit.ts';
import type { Caller } from './caller.ts';
import { claimKey, forgetOldKeys, keyLifetime, storedBytes } from './idempotency.ts';
import {
  aFirm,
  aPerson,
  fakeCaller,
  refusal,
  startTestApp,
  startTestPortal,
  type TestApp,
  type TestFirm,
  type TestPortal,
} from '../testing/index.ts';

let app: TestApp;
let portal: TestPortal;
let firm: TestFirm;
let admin: Caller;

beforeAll(async () => {
  app = await startTestApp();
  portal = await startTestPortal(app);
  firm = await aFirm(app);
  admin = await fakeCaller(app, firm);
});
afterAll(async () => {
  await portal.close();
  await app.close();
});

const add = (name: string, key: string, caller = admin) =>
  portal.call(caller, '/clients/', { method: 'POST', key, body: { Name: name, ContactName: 'Kim Lee' } });

async function clientsNamed(name: string): Promise<number> {
  const rows = await app.db.selectFrom('clients').select('id').where('name', '=', name).execute();
  return rows.length;
}

test('forty equal requests at once have the effect of one, and one response', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => add('Forty', 'key-forty-1')));
  expect(await clientsNamed('Forty')).toBe(1);
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  const entries = await app.db
    .selectFrom('audit_entries')
    .select('id')
    .where('firm_id', '=', firm.firmId)
    .where('short_desc', 'like', '% added the client Forty.')
    .orderBy('id')
    .execute();
  expect(entries).toHaveLength(1);
});

test('the same key with another body, or on another call, is refused with 422', async () => {
  await add('First', 'key-body-0001');
  expect((await add('Second', 'key-body-0001')).status).toBe(422);
  const filter = { method: 'POST' as const, key: 'key-body-0001', body: { text: 'x', parentId: 0 } };
  expect((await portal.call(admin, '/filters/', filter)).status).toBe(422);
  expect(await clientsNamed('Second')).toBe(0);
});

/** A colleague who has sent nothing yet. */
async function aSender(): Promise<Caller> {
  return fakeCaller(
    app,
    firm,
    ['Administrator'],
    await aPerson(app, `${randomBytes(6).toString('hex')}@example.test`),
  );
}

test('who has too much stored waits for a day, and is still told what was done', async () => {
  const sender = await aSender();
  const first = await add('Stored', 'key-stored-01', sender);
  await app.db
    .updateTable('rate_limits')
    .set({ count: storedBytes.attempts - 1 })
    .where('bucket', '=', `replies login:${sender.loginId}`)
    .execute();
  expect((await add('Last', 'key-stored-02', sender)).status).toBe(200);
  const before = await outcomes();
  const refused = await add('More', 'key-stored-03', sender);
  expect(refused).toMatchObject(refusal('tooManyAttempts'));
  expect(refused.headers['retry-after']).toBe(String(keyLifetime / 1000));
  expect(await clientsNamed('More')).toBe(0);
  // A limit must not fill what it protects.
  expect(await outcomes()).toEqual(before);
  expect((await add('Stored', 'key-stored-01', sender)).text).toBe(first.text);
  expect((await add('Another', 'key-stored-03')).status).toBe(200);
  app.clock.advance(keyLifetime);
  expect((await add('More', 'key-stored-04', sender)).status).toBe(200);
});

test('a reply counts with its size', async () => {
  const sender = await aSender();
  const counted = async () => {
    const row = await app.db
      .selectFrom('rate_limits')
      .select('count')
      .where('bucket', '=', `replies login:${sender.loginId}`)
      .executeTakeFirst();
    return row?.count ?? 0;
  };
  await add('Short', 'key-counted-1', sender);
  const short = await counted();
  expect(short).toBeGreaterThan(300);
  await add('x'.repeat(100), 'key-counted-2', sender);
  expect(await counted()).toBeGreaterThan(2 * short + 90);
});

/** How the entries of the firm's history ended. */
async function outcomes(): Promise<string[]> {
  const entries = await app.db
    .selectFrom('audit_entries')
    .select('outcome')
    .where('firm_id', '=', firm.firmId)
    .orderBy('id')
    .execute();
  return entries.map(({ outcome }) => outcome);
}

test('a request that is still running is told so, and is no entry of its own', async () => {
  await add('Twice', 'key-twice-001');
  const before = await outcomes();
  // As it is before the reply is stored.
  await app.db
    .updateTable('idempotency_keys')
    .set({ status: null, reply: null })
    .where('key', '=', 'key-twice-001')
    .execute();
  const answer = await add('Twice', 'key-twice-001');
  expect(answer).toMatchObject({ status: 409, body: { type: problemType('stillRunning') } });
  expect(await outcomes()).toEqual(before);
  expect(before.at(-1)).toBe('done');
});

const mark = {
  scope: 'login:1',
  key: 'key-limit-001',
  operation: 'createClient',
  bodyHash: randomBytes(32),
  replyKey: randomBytes(32),
};

test('a key that another instance holds for too long belongs to a request that is still running', async () => {
  const claimed = app.db.transaction().execute(async (tx) => {
    await sql`create function held() returns trigger language plpgsql as
      $$ begin raise exception using errcode = 'lock_not_available'; end $$`.execute(tx);
    await sql`create trigger held before insert on idempotency_keys execute function held()`.execute(tx);
    await claimKey(tx, mark, app.clock.now());
  });
  await expect(claimed).rejects.toMatchObject({ code: 'stillRunning' });
});

test('only the claim of a key is limited in its wait for locks', async () => {
  const limit = (tx: Database) => sql<{ lock_timeout: string }>`show lock_timeout`.execute(tx);
  await app.db.transaction().execute(async (tx) => {
    const before = await limit(tx);
    expect(await claimKey(tx, mark, app.clock.now())).toBeNull();
    expect((await limit(tx)).rows).toEqual(before.rows);
  });
});

test('two people may use the same key', async () => {
  const other = await fakeCaller(app, await aFirm(app, 'Other'));
  expect((await add('Mine', 'key-shared-01')).status).toBe(200);
  expect((await add('Theirs', 'key-shared-01', other)).status).toBe(200);
});

test('a refused write keeps no key, so that it can be tried again', async () => {
  const body = { text: 'Below nothing', parentId: 999_999 };
  const call = () => portal.call(admin, '/filters/', { method: 'POST', key: 'key-refused-1', body });
  expect((await call()).status).toBe(404);
  expect((await call()).status).toBe(404);
});

test('a key that is not one is refused', async () => {
  expect((await add('Bad key', 'short')).status).toBe(400);
});

test('keys are forgotten after a day', async () => {
  await add('Old', 'key-age-00001');
  app.clock.advance(keyLifetime + 1);
  await forgetOldKeys(app.db, app.clock.now());
  const kept = await app.db.selectFrom('idempotency_keys').select('key').execute();
  expect(kept).toHaveLength(0);
});

test('every change left exactly one entry, and the chain is whole', async () => {
  const verdict = await verifyChain(app.db, firm.firmId);
  expect(verdict).toMatchObject({ intact: true });
});
