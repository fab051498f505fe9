import { UNDO_LIMIT_MS } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  aClient,
  aDocument,
  aFirm,
  aPerson,
  fakeCaller,
  idOf,
  refusal,
  startTestApp,
  startTestPortal,
  type TestApp,
  type TestFirm,
  type TestPortal,
} from '../../testing/index.ts';
import { verifyChain } from '../audit.ts';
import type { Caller } from '../caller.ts';
import { filterTree, readFilters } from './filters.ts';

let app: TestApp;
let portal: TestPortal;
let firm: TestFirm;
let admin: Caller;
let employee: Caller;
let clientId: number;

beforeAll(async () => {
  app = await startTestApp();
  portal = await startTestPortal(app);
});
afterAll(async () => {
  await portal.close();
  await app.close();
});
beforeEach(async () => {
  firm = await aFirm(app);
  admin = await fakeCaller(app, firm);
  employee = await fakeCaller(
    app,
    firm,
    ['Employee'],
    await aPerson(app, `employee${firm.firmId}@example.test`),
  );
  ({ clientId } = await aClient(app, firm));
});

const add = async (text: string, parentId = 0, index = 999) =>
  idOf(
    await portal.call(admin, `/documentFilters/${clientId}`, {
      method: 'PUT',
      body: { index, text, parentId },
    }),
  );
const addToFirm = async (text: string) =>
  idOf(await portal.call(admin, '/filters/', { method: 'POST', body: { text, parentId: 0 } }));
const change = (id: number, body: object) =>
  portal.call(admin, `/documentFilters/${id}`, { method: 'POST', body: { id, ...body } });
const remove = (id: number, caller = employee) =>
  portal.call(caller, `/documentFilters/${id}`, { method: 'DELETE' });
const restore = (id: number, caller = employee) =>
  portal.call(caller, `/documentFilters/${id}/restore`, { method: 'POST' });
const assign = (documentId: number, filterId: number) =>
  portal.call(admin, '/documents/assignFilter', { method: 'POST', body: { documentId, filterId } });

async function aDocumentIn(filterId: number): Promise<number> {
  const { documentId } = await aDocument(app, firm, clientId);
  await assign(documentId, filterId);
  return documentId;
}

/** The client's tree as indented names with their ids. */
async function names(): Promise<string[]> {
  const lines = (filters: readonly Schemas['Filter'][], indent: string): string[] =>
    filters.flatMap(({ Id, Text, Items }) => [`${indent}${Text} ${Id}`, ...lines(Items, `${indent}  `)]);
  return lines(filterTree(await readFilters(app.db, firm.firmId, clientId)), '');
}

/** The filter that users see; the document may still have the id of a deleted one. */
async function filterOf(id: number): Promise<number | null> {
  const query = app.db
    .selectFrom('documents')
    .leftJoin('filters', 'filters.id', 'documents.filter_id')
    .select('filters.id as filter')
    .where('documents.id', '=', id);
  return (await query.executeTakeFirstOrThrow()).filter;
}

const counts = async () => (await portal.call(admin, `/documentFilters/${clientId}/counts`)).body;

/** A, B with two levels below it, and C, and a document in each of B's. */
async function aTree() {
  const tax = await addToFirm('Tax');
  const [a, b, c] = [await add('A'), await add('B'), await add('C')];
  const below = await add('Below', b);
  await add('Beside', b);
  const lowest = await add('Lowest', below);
  const documents = [await aDocumentIn(b), await aDocumentIn(below), await aDocumentIn(lowest)];
  return { tax, a, b, c, below, lowest, documents };
}

test('a filter returns with everything below it, its ids, its order, its documents and their numbers', async () => {
  const { b, below, lowest, documents } = await aTree();
  const before = { names: await names(), counts: await counts() };
  await remove(b);
  expect(await names()).toHaveLength(3);
  expect(await Promise.all(documents.map(filterOf))).toEqual([null, null, null]);
  const answer = await restore(b);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    Id: b,
    parentId: 0,
    index: 2,
    Items: [{ Id: below, Items: [{ Id: lowest }] }, { Text: 'Beside' }],
  });
  expect({ names: await names(), counts: await counts() }).toEqual(before);
  expect(await Promise.all(documents.map(filterOf))).toEqual([b, below, lowest]);
});

test('it returns to its place among siblings that came and went since', async () => {
  const { a, b, c, tax } = await aTree();
  await remove(b);
  await add('New', 0, 1);
  await restore(b);
  const top = (await names()).filter((name) => !name.startsWith(' '));
  expect(top).toEqual([`Tax ${tax}`, expect.stringContaining('New'), `B ${b}`, `A ${a}`, `C ${c}`]);
});

test('documents that were assigned since stay where they are, and deleted ones stay deleted', async () => {
  const { a, b, below, documents } = await aTree();
  const [assigned = 0, deleted = 0, left = 0] = documents;
  const out = await aDocumentIn(below);
  await remove(b);
  app.clock.advance(1_000);
  await assign(assigned, a);
  await assign(out, a);
  await assign(out, 0);
  await portal.call(admin, `/documents/${deleted}`, { method: 'DELETE' });
  await restore(b);
  expect(await filterOf(assigned)).toBe(a);
  expect(await filterOf(out)).toBeNull();
  expect(await filterOf(left)).not.toBeNull();
  expect((await portal.call(admin, `/documents/${deleted}`)).status).toBe(404);
  // Restored later, it is where it was.
  await portal.call(admin, '/documents/restoreMultiple', {
    method: 'POST',
    body: { documentIds: [deleted] },
  });
  expect((await portal.call(admin, `/documents/${deleted}`)).body).toMatchObject({
    DocumentFilter: { Id: below },
  });
  expect(await counts()).toMatchObject({ Total: 4 });
});

test('saved views have their filter again, unless they were saved with another', async () => {
  const { a, b, lowest } = await aTree();
  const search = (filterId: number) => ({ sortField: 'Title', sortDirection: 'asc', filterId });
  const save = async (name: string, filterId: number) =>
    idOf(
      await portal.call(employee, '/savedViews/', {
        method: 'POST',
        body: { name, search: search(filterId) },
      }),
    );
  const [kept, other] = [await save('Kept', lowest), await save('Other', b)];
  await remove(b);
  await portal.call(employee, `/savedViews/${other}`, {
    method: 'PUT',
    body: { name: 'Other', search: search(a) },
  });
  await restore(b);
  const rows = await app.db
    .selectFrom('saved_views')
    .select(['id', 'filter_id'])
    .where('firm_id', '=', firm.firmId)
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { id: kept, filter_id: lowest },
    { id: other, filter_id: a },
  ]);
});

test('who deleted it undoes that, and only at once; nobody else does', async () => {
  const id = await add('A');
  await remove(id);
  expect(await restore(id, admin)).toMatchObject(refusal('permissionDenied'));
  app.clock.advance(UNDO_LIMIT_MS);
  expect((await restore(id)).status).toBe(200);
  await remove(id);
  app.clock.advance(UNDO_LIMIT_MS + 1);
  expect(await restore(id)).toMatchObject(refusal('filterUndoExpired'));
  expect(await names()).toEqual([]);
});

test('twenty equal calls restore it once, and so does one of a filter that exists', async () => {
  const { b, documents } = await aTree();
  await remove(b);
  const answers = await Promise.all(Array.from({ length: 20 }, () => restore(b)));
  for (const { status, body } of answers)
    expect({ status, body }).toMatchObject({ status: 200, body: { Id: b } });
  expect((await restore(b, admin)).status).toBe(200);
  const { rows } = await sql<{ title: string; short_desc: string }>`
    select title, short_desc from audit_entries where client_id = ${clientId} and title like 'Filter%ed'
    order by seq desc limit 2`.execute(app.db);
  expect(rows).toEqual([
    {
      title: 'Filter restored',
      short_desc: `${employee.name} restored the filter B and the filters below it; documents returned: ${documents.length}.`,
    },
    expect.objectContaining({ title: 'Filter deleted' }),
  ]);
  expect(await verifyChain(app.db, firm.firmId)).toMatchObject({ intact: true });
});

test('it is restored again after it was deleted again', async () => {
  const { b } = await aTree();
  const before = await names();
  await remove(b);
  await restore(b);
  await remove(b);
  expect((await restore(b)).status).toBe(200);
  expect(await names()).toEqual(before);
});

test('other windows are told of the filters and of the documents', async () => {
  const { b } = await aTree();
  await remove(b);
  const last = await app.db
    .selectFrom('change_events')
    .select(({ fn }) => fn.max<number>('id').as('id'))
    .executeTakeFirstOrThrow();
  await restore(b);
  const events = await app.db
    .selectFrom('change_events')
    .select(['kind', 'client_id'])
    .where('id', '>', last.id)
    .execute();
  expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(['filters', 'documents']));
  expect(new Set(events.map((event) => event.client_id))).toEqual(new Set([clientId]));
});

describe('is refused, and nothing changes,', () => {
  test('if the filter above it was deleted since, until that is restored', async () => {
    const { b, below, lowest } = await aTree();
    await remove(lowest);
    await remove(b);
    expect(await restore(lowest)).toMatchObject(refusal('filterParentDeleted'));
    await restore(b);
    expect((await restore(lowest)).body).toMatchObject({ parentId: below });
  });

  test('if the firm deleted its filter above it', async () => {
    const tax = await addToFirm('Tax');
    const id = await add('A', tax);
    await remove(id);
    await portal.call(admin, `/filters/${tax}`, { method: 'DELETE' });
    expect(await restore(id)).toMatchObject(refusal('filterParentDeleted'));
  });

  test('if its name is taken beside it, until it is free', async () => {
    const { b, documents } = await aTree();
    await remove(b);
    const other = await add(' b ');
    expect(await restore(b)).toMatchObject(refusal('filterNameTaken'));
    expect(await filterOf(documents[0] ?? 0)).toBeNull();
    await change(other, { text: 'Other' });
    expect((await restore(b)).status).toBe(200);
  });

  test('if it would make a fourth level; a parent that moved otherwise takes it along', async () => {
    const { a, b, below, lowest } = await aTree();
    await remove(lowest);
    await change(b, { parentId: a });
    expect(await restore(lowest)).toMatchObject(refusal('filterTooDeep'));
    await change(below, { parentId: 0 });
    expect((await restore(lowest)).body).toMatchObject({ parentId: below });
    expect((await change(lowest, { parentId: b })).status).toBe(200);
  });

  test('if the client has too many filters since', async () => {
    const { b } = await aTree();
    await remove(b);
    await sql`insert into filters (firm_id, client_id, text, depth, position, created_at)
      select ${firm.firmId}, ${clientId}, 'Filter ' || n, 1, n + 9, now() from generate_series(1, 995) n`.execute(
      app.db,
    );
    expect(await restore(b)).toMatchObject(refusal('tooManyFilters'));
  });

  test('for a filter of the firm, and for one that never was', async () => {
    const tax = await addToFirm('Tax');
    expect(await restore(tax, admin)).toMatchObject(refusal('permissionDenied'));
    await portal.call(admin, `/filters/${tax}`, { method: 'DELETE' });
    expect(await restore(tax, admin)).toMatchObject(refusal('notFound'));
  });
});
