import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aClient, aFirm, startTestApp, type TestApp, type TestFirm } from '../../../testing/index.ts';
import type { Database } from '../../../app.ts';
import { forgetOldChanges } from './listChanges.ts';
import { createDocumentLister, type DocumentListRequest } from './list.ts';

const length = 5_200;
const reader = { loginId: 1 };

let app: TestApp;
let firm: TestFirm;
let clientId: number;
let filterIds: number[];
/** The test's database, which notes what is read of its documents. */
let db: Database;
let queries: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  const notes: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind === 'RawNode') queries.push(JSON.stringify(node));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  db = app.db.withPlugin(notes);
});
afterAll(() => app.close());
beforeEach(async () => {
  firm = await aFirm(app);
  ({ clientId } = await aClient(app, firm));
  const filters = await app.db
    .insertInto('filters')
    .values(
      ['Ärger', 'audit', 'Zins'].map((text) => ({
        firm_id: firm.firmId,
        client_id: clientId,
        text,
        depth: 1,
        created_at: new Date(0),
      })),
    )
    .returning('id')
    .execute();
  filterIds = filters.map(({ id }) => id);
  await add(length);
  queries = [];
});

/** Documents with titles, creators and times that many have. */
async function add(count: number): Promise<void> {
  await sql`
    insert into documents
      (firm_id, client_id, filter_id, title, extension, size, created_by, created_at, modified_at, action_type)
    select ${firm.firmId}::integer, ${clientId}::integer, (${filterIds}::integer[])[n % 4 + 1],
      (array['letter', 'Ärger ', 'ärger', 'Über_', 'annual', 'Zoë'])[n % 6 + 1] || (n * 7919 % 900),
      (array['pdf', 'txt', 'docx'])[n % 3 + 1], 10, 'Person ' || (n % 7), now(),
      timestamptz '2026-01-01' + (n * 104729 % 997) * interval '1 hour', n % 8 + 1
    from generate_series(1, ${count}::integer) n`.execute(app.db);
}

const whole: DocumentListRequest = {
  ...{ filterIds: [], search: [], ids: [], except: [], view: null, createdBy: null, waitingFor: null },
  ...{ clientId: 0, firmId: 0, modifiedFrom: null, modifiedBefore: null },
  ...{ sortField: 'ModifiedDate', ascending: false, offset: 2_590, limit: 30 },
};

/** So few that they are kept by their ids. */
const few = {
  search: [{ word: 'annual12', filterIds: [] }],
  offset: 0,
} satisfies Partial<DocumentListRequest>;

/** Lists whose middle is too far from both ends to be reached without a marked row. */
function lists(): DocumentListRequest[] {
  const some = { ...whole, clientId, firmId: firm.firmId };
  return [
    some,
    { ...some, ascending: true },
    { ...some, sortField: 'Title', ascending: true },
    { ...some, sortField: 'Title', ascending: false },
    { ...some, sortField: 'CreatedBy', ascending: true },
    {
      ...some,
      sortField: 'ModifiedDate',
      ascending: true,
      thenBy: [{ field: 'Title', ascending: false }],
    },
    { ...some, search: [{ word: 'p', filterIds: [] }], sortField: 'Title', ascending: true },
    { ...some, search: [{ word: 'er', filterIds: filterIds.slice(0, 1) }], offset: 100 },
    { ...some, view: { kind: 'declined' }, offset: 0 },
    { ...some, ...few },
    { ...some, ...few, sortField: 'Title', ascending: true, offset: 5, limit: 5 },
    {
      ...some,
      modifiedFrom: new Date('2026-01-02T00:00:00Z'),
      modifiedBefore: new Date('2027-01-01T00:00:00Z'),
    },
  ];
}

/** Changes of few documents, as people make them. */
const changes: readonly ((ids: number[]) => Promise<unknown>)[] = [
  ([id = 0]) => sql`update documents set title = 'M ' || title where id = ${id}`.execute(app.db),
  ([id = 0]) =>
    sql`update documents set title = 'annual 0', modified_at = now() where id = ${id}`.execute(app.db),
  ([id = 0]) => sql`update documents set deleted_at = now() where id = ${id}`.execute(app.db),
  (ids) =>
    sql`update documents set deleted_at = null where deleted_at is not null`
      .execute(app.db)
      .then(() =>
        sql`update documents set deleted_at = now() where id = any(${ids.slice(0, 3)}::integer[])`.execute(
          app.db,
        ),
      ),
  ([id = 0, other = 0]) =>
    sql`update documents set filter_id = ${filterIds[1]} where id in (${id}, ${other})`.execute(app.db),
  ([id = 0]) => sql`update documents set created_by = 'Zoë' where id = ${id}`.execute(app.db),
  (ids) =>
    sql`update documents set action_type = 9 - action_type where id = any(${ids}::integer[])`.execute(app.db),
  () => add(3),
  (ids) => sql`update documents set title = 'annual12' where id = any(${ids}::integer[])`.execute(app.db),
  ([id = 0]) =>
    sql`
    update documents set title = 'annual12 ' || title where id = ${id} or title like 'annual12%'`.execute(
      app.db,
    ),
  () => sql`update documents set title = 'annual 12' where title like 'annual121%'`.execute(app.db),
];

async function isAsReadAnew(lister: ReturnType<typeof createDocumentLister>): Promise<void> {
  for (const list of lists()) {
    expect(await lister.page(db, list, reader)).toEqual(
      await createDocumentLister().page(app.db, list, reader),
    );
  }
}

test('after changes every list is what it is when it is read anew', async () => {
  const lister = createDocumentLister();
  await isAsReadAnew(lister);
  const all = await sql<{
    id: number;
  }>`select id from documents where client_id = ${clientId} order by id`.execute(app.db);
  // A step that is prime to the number of documents: other ones each time, marked ones among them.
  let place = 17;
  for (const [round, change] of [...changes, ...changes].entries()) {
    const ids = Array.from({ length: 5 }, () => {
      place = (place + 1_733) % all.rows.length;
      return all.rows[place]?.id ?? 0;
    });
    await change(ids);
    if (round % 3 === 0) await changes[round % 2]?.(ids.slice(1));
    await isAsReadAnew(lister);
  }
});

test('after a change nothing is counted or ranked again', async () => {
  const lister = createDocumentLister();
  for (const list of lists()) await lister.page(db, list, reader);
  const ranked = () => queries.filter((query) => /row_number|count\(\*\) as total/.test(query)).length;
  expect(ranked()).toBeGreaterThan(8);
  queries = [];
  await sql`update documents set title = title || 'x' where id in (
    select id from documents where client_id = ${clientId} order by title limit 2 offset 2000)`.execute(
    app.db,
  );
  await add(1);
  for (const list of lists()) await lister.page(db, list, reader);
  expect(ranked()).toBe(0);
});

test('few documents are found by their ids once they are known', async () => {
  const lister = createDocumentLister();
  const list = { ...whole, clientId, firmId: firm.firmId, ...few };
  const first = await lister.page(db, list, reader);
  expect(first.ids).toHaveLength(first.total);
  queries = [];
  const other = await lister.page(db, { ...list, sortField: 'Title', ascending: true }, reader);
  expect(new Set(other.ids)).toEqual(new Set(first.ids));
  const searches = queries.filter((query) => query.includes('search_text'));
  expect(searches).toHaveLength(1);
  expect(searches[0]).toContain(' = any(');
});

test.each([
  [
    'many documents at once',
    () => sql`update documents set title = 'A ' || title where id % 2 = 0`.execute(app.db),
  ],
  ['a new name of a filter', () => sql`update filters set text = 'Bank' where text = 'Zins'`.execute(app.db)],
  [
    'an hour',
    async () => {
      await add(1);
      await sql`update document_changes set noted_at = now() - interval '61 minutes'`.execute(app.db);
      await forgetOldChanges(app.db);
      await add(1);
    },
  ],
  [
    'more changes than are noted',
    async () => {
      for (let n = 0; n < 210; n += 1)
        await sql`update documents set title = ${`A ${n}`} where id = (
          select min(id) + ${n}::integer from documents where client_id = ${clientId})`.execute(app.db);
    },
  ],
])('after %s every list is read again', async (_, change) => {
  const lister = createDocumentLister();
  await isAsReadAnew(lister);
  await change();
  await isAsReadAnew(lister);
});

test('the changes of a client are bounded, and a short list notes none', async () => {
  const noted = async (id: number) =>
    (
      await sql<{ n: number }>`select count(*) as n from document_changes where client_id = ${id}`.execute(
        app.db,
      )
    ).rows[0]?.n;
  for (let n = 0; n < 205; n += 1)
    await sql`update documents set title = ${`A ${n}`} where id = (
      select min(id) from documents where client_id = ${clientId})`.execute(app.db);
  expect(await noted(clientId)).toBe(200);
  const other = await aClient(app, firm);
  await sql`
    insert into documents (firm_id, client_id, title, extension, size, created_by, created_at, modified_at)
    values (${firm.firmId}, ${other.clientId}, 'A', 'pdf', 1, 'B', now(), now())`.execute(app.db);
  expect(await noted(other.clientId)).toBe(0);
});
