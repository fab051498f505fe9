import { afterEach, beforeEach, expect, it } from 'vitest';
import { sweep } from './sweep.ts';
import { startTestApp, type TestApp } from './testing/index.ts';

const day = 24 * 3_600_000;

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

async function count(bucket: string): Promise<void> {
  await app.db.insertInto('rate_limits').values({ bucket, count: 1, resets_at: app.clock.now() }).execute();
}

async function buckets(): Promise<string[]> {
  const rows = await app.db.selectFrom('rate_limits').select('bucket').orderBy('bucket').execute();
  return rows.map(({ bucket }) => bucket);
}

it('clears what ran out a day ago, and nothing younger', async () => {
  await count('old');
  app.clock.advance(day);
  await sweep(app);
  expect(await buckets()).toEqual(['old']);
  await count('young');
  app.clock.advance(1_000);
  await Promise.all([sweep(app), sweep(app)]);
  expect(await buckets()).toEqual(['young']);
});

it('empties the mailbox of the desk after a day', async () => {
  const mail = { from_address: 'a@b.test', to_address: 'c@d.test', subject: 'PIN', body_text: '042917' };
  await app.db
    .insertInto('captured_mail')
    .values({ ...mail, message_id: 'old', received_at: app.clock.now() })
    .execute();
  const kept = () => app.db.selectFrom('captured_mail').select('message_id').orderBy('id').execute();
  app.clock.advance(day);
  await sweep(app);
  expect(await kept()).toHaveLength(1);
  app.clock.advance(1_000);
  await sweep(app);
  expect(await kept()).toEqual([]);
});

it('logs a part that fails, and continues with the others', async () => {
  await count('old');
  app.clock.advance(2 * day);
  app.blobs = { ...app.blobs, sweep: () => Promise.reject(new Error('The disk is gone.')) };
  await sweep(app);
  expect(await buckets()).toEqual([]);
  expect(app.logged).toContainEqual(expect.objectContaining({ msg: 'the sweep failed', what: 'files' }));
});
