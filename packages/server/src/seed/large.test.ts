import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyChain } from '../domain/audit.ts';
import { startTestApp, type TestApp } from '../testing/index.ts';
import { seed } from './index.ts';

const documents = 1_500;

let app: TestApp;
let before: string[];

async function indexes(): Promise<string[]> {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where tablename in ('documents', 'document_versions') order by indexname`.execute(
    app.db,
  );
  return rows.map(({ indexdef }) => indexdef);
}

async function numbers(
  query: ReturnType<typeof sql<Record<string, number>>>,
): Promise<Record<string, number>> {
  const { rows } = await query.execute(app.db);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]));
}

beforeAll(async () => {
  app = await startTestApp({ SEED: 'large', SEED_DOCUMENTS: String(documents) });
  before = await indexes();
  await seed(app);
}, 180_000);
afterAll(() => app.close());

test('makes as many documents as were asked for, most of them one client’s, over hundreds of files', async () => {
  const found = await numbers(sql`
    select (select count(*) from documents) as documents,
      (select count(distinct blob_key) from document_versions) as files,
      (select max(total) from document_counts where filter_id = 0) as most,
      (select count(*) from clients) as clients`);
  expect(found).toMatchObject({ documents, most: documents * 0.6, clients: 10_000 });
  expect(found['files']).toBeGreaterThan(200);
});

test('gives each document its one version, whose size and kind of file agree', async () => {
  const found = await numbers(sql`
    select count(*) as agreeing from documents d
    join document_versions v on v.id = d.current_version_id and v.document_id = d.id and v.size = d.size`);
  expect(found['agreeing']).toBe(documents);
});

test('leaves every index as the migrations made it', async () => {
  expect(before.length).toBeGreaterThan(8);
  expect(await indexes()).toEqual(before);
});

test('counts what it made for each filter', async () => {
  const found = await numbers(sql`
    select (select count(*) from documents where filter_id is not null) as filed,
      (select sum(total) from document_counts where filter_id > 0) as counted`);
  expect(found['filed']).toBe(found['counted']);
  expect(found['filed']).toBeGreaterThan(0);
});

test('writes a chain of the audit that verifies', async () => {
  const firm = await app.db.selectFrom('firms').select('id').executeTakeFirstOrThrow();
  expect(await verifyChain(app.db, firm.id)).toMatchObject({ intact: true, entries: 1 });
});
