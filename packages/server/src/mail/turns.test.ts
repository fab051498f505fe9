import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { verifyChain } from '../domain/audit.ts';
import { enqueueMail } from '../domain/outbox.ts';
import { aScene, setUp } from '../domain/signing/testing/scene.ts';
import { aFirm, startTestApp, type TestApp } from '../testing/index.ts';
import { startMailCapture, type MailCapture } from './capture.ts';
import { createMailWorker, mailTransport, type MailWorker } from './worker.ts';

let app: TestApp;
let capture: MailCapture;
let worker: MailWorker;

beforeEach(async () => {
  app = await startTestApp({ SEED: 'demo' });
  capture = await startMailCapture(app);
  worker = createMailWorker(app, mailTransport({ port: capture.port }));
});
afterEach(async () => {
  await worker.stop();
  await capture.close();
  await sql`drop function if exists no_entry cascade`.execute(app.db);
  await app.close();
});

test('an email that left never leaves again, although its entry cannot be written at first', async () => {
  const scene = await aScene(app);
  await setUp(scene);
  await sql`
    create function no_entry() returns trigger language plpgsql as $$
    begin raise exception 'The history is closed.'; end $$`.execute(app.db);
  await sql`
    create trigger no_entry before insert on audit_entries for each row execute function no_entry()`.execute(
    app.db,
  );
  expect(await worker.deliver()).toBe(scene.accounts.length);
  for (let minute = 0; minute < 5; minute += 1) {
    app.clock.advance(61_000);
    expect(await worker.deliver()).toBe(0);
  }
  const entries = () =>
    app.db.selectFrom('audit_entries').select('id').where('title', '=', 'PIN sent').execute();
  expect(await entries()).toEqual([]);
  await sql`drop function no_entry cascade`.execute(app.db);
  app.clock.advance(900_000);
  expect(await worker.deliver()).toBe(0);
  expect(await entries()).toHaveLength(scene.accounts.length);
  expect(await verifyChain(app.db, scene.firm.firmId)).toMatchObject({ intact: true });
});

test('firms take turns, however many emails one of them has', async () => {
  const ids: number[] = [];
  for (const name of ['Many', 'Few', 'One']) ids.push((await aFirm(app, name)).firmId);
  const [many = 0, few = 0, one = 0] = ids;
  const enqueue = async (firmId: number | null, count: number) => {
    for (let nr = 0; nr < count; nr += 1)
      await enqueueMail(
        app.db,
        { to: `${firmId ?? 0}@demo.test`, subject: `${nr}`, text: 'Hello' },
        app.clock.now(),
        firmId,
      );
  };
  await enqueue(many, 6);
  await enqueue(few, 2);
  await enqueue(one, 1);
  await enqueue(null, 1);
  const order: unknown[] = [];
  const watched = Object.assign(mailTransport({ port: capture.port }), {
    sendMail: ({ to }: { to: string }) => Promise.resolve(order.push(Number.parseInt(to, 10))),
  });
  const alone = createMailWorker(app, watched);
  expect(await alone.deliver()).toBe(10);
  await alone.stop();
  expect(order).toEqual([0, many, few, one, many, few, many, many, many, many]);
});
