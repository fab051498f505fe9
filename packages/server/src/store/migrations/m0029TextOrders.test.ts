import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aClient, aFirm, startTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let clientId: number;

beforeAll(async () => {
  app = await startTestApp();
  const firm = await aFirm(app);
  ({ clientId } = await aClient(app, firm));
  await sql`
    insert into documents (firm_id, client_id, title, extension, size, created_by, created_at, modified_at)
    select ${firm.firmId}, ${clientId}, 'Letter ' || n, 'pdf', 10, 'Ada Quill ' || n % 3, now(), now()
    from generate_series(1, 2000) n`.execute(app.db);
  await sql`vacuum analyze documents`.execute(app.db);
});
afterAll(() => app.close());

const otherWays = ['enable_seqscan', 'enable_bitmapscan', 'enable_sort', 'enable_incremental_sort'];

/** How the database finds every 500th document in an order. */
async function planOf(order: string): Promise<string> {
  return app.db.connection().execute(async (db) => {
    // So short a list is read whole, or sorted, where its pages happen to be warm or not yet marked visible.
    for (const way of otherWays) await sql`set ${sql.id(way)} = off`.execute(db);
    try {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain (costs off) select d.id, row_number() over (order by ${sql.raw(order)}, d.id) from documents d
        where d.client_id = ${sql.lit(clientId)} and d.deleted_at is null`.execute(db);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    } finally {
      for (const way of otherWays) await sql`reset ${sql.id(way)}`.execute(db);
    }
  });
}

test.each([
  ['lower(d.title)', 'documents_by_title'],
  ['lower(d.created_by)', 'documents_by_creator'],
])('finds places in the order by %s in its index alone', async (order, index) => {
  const plan = await planOf(order);
  expect(plan).toContain(`Index Only Scan using ${index}`);
  expect(plan).not.toContain('Sort');
});
