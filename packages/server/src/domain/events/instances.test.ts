import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../app.ts';
import { connectPostgres } from '../../store/open.ts';
import { wakesOf } from '../../store/wakes.ts';
import { aClient, aDocument, aFirm, fakeCaller, startTestApp, type TestApp } from '../../testing/index.ts';
import type { Caller } from '../caller.ts';
import { readChanges } from './changeEvents.ts';
import { createEventFeed } from './feed.ts';
import type { NotedChange } from './readEvents.ts';

const url = process.env['DATABASE_URL'] ?? '';

describe.runIf(url !== '')('on Postgres', () => {
  let app: TestApp;
  /** Another instance of the server, on the same database. */
  let other: Database;
  let caller: Caller;
  let clientIds: number[];
  let ids: number[];

  beforeAll(async () => {
    app = await startTestApp();
    const name = await sql<{ name: string }>`select current_database() as name`.execute(app.db);
    const address = new URL(url);
    address.pathname = `/${name.rows[0]?.name}`;
    other = connectPostgres(address.href, { max: 4 });
    const firm = await aFirm(app);
    caller = await fakeCaller(app, firm);
    // Of different clients, because the changes of one wait for each other.
    const clients = [await aClient(app, firm), await aClient(app, firm, 'Corriedale')];
    clientIds = clients.map(({ clientId }) => clientId);
    const made = await Promise.all(clientIds.map((clientId) => aDocument(app, firm, clientId)));
    ids = made.map(({ documentId }) => documentId);
  });
  afterAll(async () => {
    await other.destroy();
    await app.close();
  });

  const rename = (db: Database, id = 0) =>
    db
      .updateTable('documents')
      .set({ title: `Lease ${Math.random()}` })
      .where('id', '=', id)
      .execute();
  const since = (after: string | null) => readChanges(app.db, caller, { after, age: 0 });
  const named = async (after: string) => {
    const { Changes, Position } = await since(after);
    return { found: Changes.flatMap(({ DocumentIds }) => DocumentIds ?? []), Position };
  };

  test('a transaction that began first and ended last is read, and each exactly once', async () => {
    const [first = 0, second = 0] = ids;
    const begun = Promise.withResolvers<undefined>();
    const mayEnd = Promise.withResolvers<undefined>();
    const { Position: start } = await since(null);
    const slow = other.transaction().execute(async (tx) => {
      await rename(tx, first);
      begun.resolve(undefined);
      await mayEnd.promise;
    });
    await begun.promise;
    // Its event has the higher id and the later transaction, but is visible earlier.
    await rename(app.db, second);
    const early = await named(start);
    expect(early.found).toEqual([second]);
    mayEnd.resolve(undefined);
    await slow;
    const late = await named(early.Position);
    expect(late.found).toEqual([first]);
    expect((await named(late.Position)).found).toEqual([]);
    expect((await named(start)).found).toEqual([first, second]);
  });

  test('writers at the same time lose none of their events', async () => {
    const { Position: start } = await since(null);
    let position = start;
    const seen: number[] = [];
    let over = false;
    const reading = (async () => {
      while (!over) {
        const next = await named(position);
        position = next.Position;
        seen.push(...next.found);
      }
    })();
    const write = async (db: Database, id = 0) => {
      for (let count = 0; count < 30; count += 1) await rename(db, id);
    };
    await Promise.all([write(app.db, ids[0]), write(other, ids[1])]);
    over = true;
    await reading;
    seen.push(...(await named(position)).found);
    expect(new Set(seen)).toEqual(new Set(ids));
    const rows = await sql<{ n: number }>`
      select count(*) as n from change_events where document_ids @> ${JSON.stringify(ids.slice(0, 1))}::jsonb`.execute(
      app.db,
    );
    expect(rows.rows[0]?.n).toBeGreaterThanOrEqual(30);
  });

  test('what one instance writes wakes the others, and again after their connection was lost', async () => {
    const woken = vi.fn();
    const stop = await wakesOf(other).listen(woken);
    try {
      woken.mockClear();
      await rename(app.db, ids[0]);
      await expect.poll(() => woken.mock.calls.length).toBe(1);
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %'`.execute(app.db);
      // It says itself that it may have missed some.
      await expect.poll(() => woken.mock.calls.length).toBe(2);
      await rename(app.db, ids[0]);
      await expect.poll(() => woken.mock.calls.length).toBe(3);
    } finally {
      await stop();
    }
  });

  test('what one instance writes is passed on by the other', async () => {
    const found: NotedChange[] = [];
    const leave = await createEventFeed().join({ db: other, log: app.log }, ({ changes }) =>
      found.push(...changes),
    );
    await rename(app.db, ids[1]);
    await expect.poll(() => found).toMatchObject([{ clientId: clientIds[1], documentIds: [ids[1]] }]);
    leave();
  });
});
