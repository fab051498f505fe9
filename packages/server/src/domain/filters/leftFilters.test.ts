import { UNDO_LIMIT_MS } from '@countersign/api-client/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  aClient,
  aDocument,
  aFirm,
  fakeCaller,
  idOf,
  refusal,
  startTestApp,
  startTestPortal,
  type TestApp,
  type TestFirm,
  type TestPortal,
} from '../../testing/index.ts';
import type { Caller } from '../caller.ts';
import { releaseDocuments } from './leftFilters.ts';

let app: TestApp;
let portal: TestPortal;
let firm: TestFirm;
let caller: Caller;
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
  caller = await fakeCaller(app, firm);
  ({ clientId } = await aClient(app, firm));
});

const post = (path: string, body?: object) => portal.call(caller, path, { method: 'POST', body });
const assign = (documentId: number, filterId: number) =>
  post('/documents/assignFilter', { documentId, filterId });

async function aFilter(text: string): Promise<number> {
  const body = { index: 0, text, parentId: 0 };
  return idOf(await portal.call(caller, `/documentFilters/${clientId}`, { method: 'PUT', body }));
}

/** Documents in a filter that was then deleted. */
async function left(count: number) {
  const filterId = await aFilter('Tax');
  const documents: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const { documentId } = await aDocument(app, firm, clientId);
    await assign(documentId, filterId);
    documents.push(documentId);
  }
  const before = await rowVersions();
  await portal.call(caller, `/documentFilters/${filterId}`, { method: 'DELETE' });
  return { filterId, documents, before };
}

/** Changes whenever a row is written. */
async function rowVersions(): Promise<unknown[]> {
  const { rows } = await sql`
    select id, filter_id, xmin::text as version from documents where client_id = ${clientId} order by id`.execute(
    app.db,
  );
  return rows;
}

const storedFilters = () =>
  app.db.selectFrom('documents').select('filter_id').distinct().where('client_id', '=', clientId).execute();

async function events(): Promise<number> {
  const query = app.db
    .selectFrom('change_events')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('client_id', '=', clientId);
  return Number((await query.executeTakeFirstOrThrow()).n);
}

test('deleting a filter and restoring it write no document, however many it holds', async () => {
  const { filterId, before } = await left(3);
  expect(await rowVersions()).toEqual(before);
  expect((await post(`/documentFilters/${filterId}/restore`)).status).toBe(200);
  expect(await rowVersions()).toEqual(before);
});

test('a document with the id of a deleted filter is in none', async () => {
  const { filterId, documents } = await left(2);
  const [id = 0] = documents;
  expect((await portal.call(caller, `/documents/${id}`)).body).toMatchObject({ DocumentFilter: null });
  expect((await portal.call(caller, `/documentFilters/${clientId}/counts`)).body).toEqual({
    Total: 2,
    Items: [],
  });
  expect(await assign(id, filterId)).toMatchObject(refusal('notFound'));
  expect(await portal.call(caller, `/documents/clients/${clientId}?filterId=${filterId}`)).toMatchObject(
    refusal('notFound'),
  );
});

test('one that is taken out of its deleted filter stays out if that is restored', async () => {
  const { filterId, documents } = await left(2);
  const [id = 0, other = 0] = documents;
  expect(await assign(id, 0)).toMatchObject({ status: 200 });
  expect(await assign(id, 0)).toMatchObject(refusal('filterAssigned'));
  expect((await post(`/documentFilters/${filterId}/restore`)).status).toBe(200);
  expect((await portal.call(caller, `/documents/${id}`)).body).toMatchObject({ DocumentFilter: null });
  expect((await portal.call(caller, `/documents/${other}`)).body).toMatchObject({
    DocumentFilter: { Id: filterId },
  });
});

test('its id is removed once it cannot be restored, and nobody is told', async () => {
  const { filterId } = await left(3);
  const told = await events();
  app.clock.advance(UNDO_LIMIT_MS);
  await releaseDocuments(app);
  expect(await storedFilters()).toEqual([{ filter_id: filterId }]);
  app.clock.advance(61_000);
  await releaseDocuments(app);
  expect(await storedFilters()).toEqual([{ filter_id: null }]);
  expect(await events()).toBe(told);
  expect((await portal.call(caller, `/documentFilters/${clientId}/counts`)).body).toEqual({
    Total: 3,
    Items: [],
  });
});

test('the ids of a filter of the firm are removed from the documents of all its clients', async () => {
  const filterId = idOf(await post('/filters/', { text: 'Tax', parentId: 0 }));
  const other = await aClient(app, firm);
  for (const client of [clientId, other.clientId]) {
    const { documentId } = await aDocument(app, firm, client);
    await assign(documentId, filterId);
  }
  await portal.call(caller, `/filters/${filterId}`, { method: 'DELETE' });
  await releaseDocuments(app);
  const kept = await app.db.selectFrom('documents').select('id').where('filter_id', '=', filterId).execute();
  expect(kept).toEqual([]);
});
