import { startOfWeek } from '@countersign/api-client/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TIME_ZONE } from '../domain/signing/constants.ts';
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

test('gives each document its original, whose size agrees, and the latest version of its task', async () => {
  const found = await numbers(sql`
    select count(*) filter (where v.kind = 'original' and v.size = d.size) as originals,
      count(*) filter (where d.current_version_id = v.id) as current
    from documents d join document_versions v on v.document_id = d.id
    where v.kind = 'original' or v.id = d.current_version_id`);
  expect(found).toMatchObject({ originals: documents, current: documents });
});

test('gives some documents a task in each state, with what the triggers would write', async () => {
  const { rows: states } = await sql<{ state: number }>`
    select action_type as state from documents group by action_type having count(*) > 2 order by 1`.execute(
    app.db,
  );
  expect(states.map(({ state }) => state)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const found = await numbers(sql`
    select count(*) filter (where action_type <> 1) as tasks,
      count(*) filter (where action_type = 1 and (waiting_for <> 0 or signed_at is not null or signer_names <> '')) as idle,
      count(*) filter (where waiting_for = 1) as accounts,
      count(*) filter (where waiting_for <> waiting_for_of(d.id)) as otherwise_waiting,
      count(*) filter (where signer_names <> signer_names_of(d.id)) as otherwise_named,
      count(*) filter (where signed_at is distinct from (
        select closed_at from signing_tasks t where t.document_id = d.id and t.state = 'completed')) as otherwise_signed,
      count(*) filter (where modified_at < created_at or modified_at > ${app.clock.now()}::timestamptz) as otherwise_dated,
      count(*) filter (where notifications > 0) as notified
    from documents d`);
  expect(found).toMatchObject({
    idle: 0,
    otherwise_waiting: 0,
    otherwise_named: 0,
    otherwise_signed: 0,
    otherwise_dated: 0,
  });
  for (const some of ['tasks', 'accounts', 'notified']) expect(found[some]).toBeGreaterThan(documents / 50);
});

test('finds the documents that each of the staff created', async () => {
  const { rows } = await sql<{ name: string; created: number }>`
    select d.created_by as name, count(*) filter (where l.given_name || ' ' || l.surname = d.created_by) as created
    from documents d left join employees e on e.login_id = d.created_by_login_id and e.firm_id = d.firm_id
    left join logins l on l.id = e.login_id
    group by 1 having count(*) > 2 order by 1`.execute(app.db);
  expect(rows.map(({ name }) => name)).toEqual(['Amelia Hart', 'Ethan Walsh', 'Imogen Finch']);
  for (const { created } of rows) expect(Number(created)).toBeGreaterThan(documents / 5);
});

test('has documents of the first client that were signed this week', async () => {
  const found = await numbers(sql`
    select count(*) as signed from documents
    where client_id = (select min(id) from clients)
      and signed_at between ${startOfWeek(app.clock.now(), TIME_ZONE)} and ${app.clock.now()}`);
  expect(found['signed']).toBeGreaterThan(0);
});

test('lets the state of each signer agree with the task, and every signature have its version', async () => {
  const found = await numbers(sql`
    select count(*) as signers,
      count(*) filter (where (s.status = 'signed') <> (s.signed_at is not null)) as undated,
      count(*) filter (where t.state = 'completed' and s.status <> 'signed') as unsigned,
      count(*) filter (where s.status = 'signed' and t.action_type in (3, 5) and not exists (
        select 1 from document_versions v where v.signer_id = s.id and v.kind = 'signature')) as without_version,
      count(*) filter (where t.state = 'declined' and s.position = 0 and (s.declined_at is null or s.comment is null))
        as without_reason
    from signers s join signing_tasks t on t.id = s.task_id`);
  expect(found).toMatchObject({ undated: 0, unsigned: 0, without_version: 0, without_reason: 0 });
  expect(found['signers']).toBeGreaterThan(documents / 10);
});

test('leaves each of the staff some documents to read', async () => {
  const { rows } = await sql<{ unread: string }>`
    select count(*) as unread from document_reads where not is_read group by login_id`.execute(app.db);
  expect(rows).toHaveLength(3);
  for (const { unread } of rows) expect(Number(unread)).toBeGreaterThan(documents / 100);
});

test('leaves every trigger as the migrations made it', async () => {
  const found = await numbers(sql`
    select count(*) as disabled from pg_trigger where tgenabled = 'D'`);
  expect(found['disabled']).toBe(0);
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

test('begins the history of each document with its upload', async () => {
  const found = await numbers(sql`
    select count(*) filter (where e.at = d.created_at and e.user_full_name = d.created_by
      and e.login_id is not distinct from d.created_by_login_id and e.client_id = d.client_id) as uploads
    from documents d join audit_entries e on e.document_id = d.id where e.title = 'Document uploaded'`);
  expect(found).toMatchObject({ uploads: documents });
});

test('writes a chain of the audit that verifies', async () => {
  const firm = await app.db.selectFrom('firms').select('id').executeTakeFirstOrThrow();
  expect(await verifyChain(app.db, firm.id)).toMatchObject({ intact: true, entries: documents + 1 });
});
