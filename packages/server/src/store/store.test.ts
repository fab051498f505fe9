import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aClient, aDocument, aFirm, startTestApp, type TestApp } from '../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('both databases return the same types', async () => {
  await app.db
    .insertInto('server_keys')
    .values({ name: 'bytes', sealed: Uint8Array.of(0, 127, 255), created_at: app.clock.now() })
    .execute();
  const row = await app.db.selectFrom('server_keys').selectAll().executeTakeFirstOrThrow();
  expect(row.sealed).toStrictEqual(Uint8Array.of(0, 127, 255));
  expect(row.created_at).toStrictEqual(app.clock.now());
  const counted = await sql<{ n: number }>`select count(*) as n, 9007199254740991::bigint as big`.execute(
    app.db,
  );
  expect(counted.rows[0]).toStrictEqual({ n: 1, big: 9007199254740991 });
});

test('both databases take what an index names for cheap', async () => {
  const { rows } = await sql<{ random_page_cost: string }>`show random_page_cost`.execute(app.db);
  expect(rows).toEqual([{ random_page_cost: '1.1' }]);
});

test('JSON goes in as text and comes out parsed', async () => {
  await app.db
    .insertInto('oidc_records')
    .values({ model: 'Session', id: 's1', payload: JSON.stringify({ list: [1, 'two'] }) })
    .execute();
  const row = await app.db.selectFrom('oidc_records').select('payload').executeTakeFirstOrThrow();
  expect(row.payload).toStrictEqual({ list: [1, 'two'] });
});

test('a row cannot point into another firm', async () => {
  const mine = await aFirm(app, 'Mine');
  const other = await aFirm(app, 'Other');
  const { clientId } = await aClient(app, other);
  await expect(aDocument(app, mine, clientId)).rejects.toThrow(/foreign key/);
});

test('the counters follow inserts, filters and deletions', async () => {
  const firm = await aFirm(app);
  const { clientId } = await aClient(app, firm);
  const first = await aDocument(app, firm, clientId);
  const second = await aDocument(app, firm, clientId);
  const filter = await app.db
    .insertInto('filters')
    .values({ firm_id: firm.firmId, text: 'Tax', depth: 1, created_at: app.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .updateTable('documents')
    .set({ filter_id: filter.id })
    .where('id', 'in', [first.documentId, second.documentId])
    .execute();
  await app.db
    .updateTable('documents')
    .set({ deleted_at: app.clock.now() })
    .where('id', '=', first.documentId)
    .execute();
  const counts = await app.db
    .selectFrom('document_counts')
    .select(['filter_id', 'total'])
    .where('client_id', '=', clientId)
    .orderBy('filter_id')
    .execute();
  expect(counts).toStrictEqual([
    { filter_id: 0, total: 1 },
    { filter_id: filter.id, total: 1 },
  ]);
});

test('a query of one request never lands in the transaction of another', async () => {
  const firm = await aFirm(app, 'Before');
  const rename = app.db.transaction().execute(async (tx) => {
    await tx.updateTable('firms').set({ name: 'Inside' }).where('id', '=', firm.firmId).execute();
    throw new Error('rolled back');
  });
  const outside = app.db
    .insertInto('firms')
    .values({ name: 'Outside', created_at: app.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await expect(rename).rejects.toThrow('rolled back');
  const { id } = await outside;
  const names = await app.db
    .selectFrom('firms')
    .select('name')
    .where('id', 'in', [firm.firmId, id])
    .orderBy('id')
    .execute();
  expect(names.map((row) => row.name)).toStrictEqual(['Before', 'Outside']);
});
