import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/index.ts';
import { readIdentitySession } from './session/activeSession.ts';
import { createAdapter, sweepRecords } from './adapter.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const lifetime = 3600;

/** A session that two requests have read. */
async function aSession(id: string) {
  const sessions = createAdapter(app.db, 'Session');
  const loginTs = Math.floor(Date.now() / 1000);
  const { subject } = await app.db
    .insertInto('logins')
    .values({
      email: `${id}@firm.test`,
      email_key: `${id}@firm.test`,
      given_name: 'Ada',
      surname: 'Quill',
      created_at: app.clock.now(),
    })
    .returning('subject')
    .executeTakeFirstOrThrow();
  await sessions.upsert(id, { jti: id, uid: `uid-${id}`, accountId: subject, loginTs }, lifetime);
  const [first, late] = await Promise.all([sessions.find(id), sessions.find(id)]);
  if (first === undefined || late === undefined) throw new Error('The session was not kept.');
  return {
    saveLate: () => sessions.upsert(id, late, lifetime),
    signOut: () => sessions.destroy(id),
    subject,
    async isSignedIn() {
      const found = [
        await sessions.find(id),
        await sessions.findByUid(`uid-${id}`),
        (await readIdentitySession(app.db, subject, `uid-${id}`)) ?? undefined,
      ];
      return found.map((session) => session !== undefined);
    },
  };
}

test('a session is saved as often as its requests end', async () => {
  const session = await aSession('kept');
  await session.saveLate();
  expect(await session.isSignedIn()).toEqual([true, true, true]);
});

test('a request that was still running cannot undo a sign-out', async () => {
  const session = await aSession('out');
  await session.signOut();
  expect(await session.isSignedIn()).toEqual([false, false, false]);
  await sweepRecords(app.db);
  await session.saveLate();
  expect(await session.isSignedIn()).toEqual([false, false, false]);
});

test('nor make one valid that began before what its login accepts', async () => {
  const session = await aSession('reset');
  const other = await aSession('other');
  await app.db
    .updateTable('logins')
    .set({ sessions_valid_from: new Date(Date.now() + 1000) })
    .where('subject', '=', session.subject)
    .execute();
  await session.saveLate();
  expect(await session.isSignedIn()).toEqual([false, false, false]);
  expect(await other.isSignedIn()).toEqual([true, true, true]);
});

test('what ended long ago is swept', async () => {
  const session = await aSession('swept');
  await session.signOut();
  const rows = app.db.selectFrom('oidc_records').select('uid').where('uid', '=', 'uid-swept');
  await sweepRecords(app.db);
  expect(await rows.execute()).toHaveLength(1);
  await app.db
    .updateTable('oidc_records')
    .set({ expires_at: new Date(Date.now() - 3_600_000) })
    .where('uid', '=', 'uid-swept')
    .execute();
  await sweepRecords(app.db);
  expect(await rows.execute()).toEqual([]);
});
