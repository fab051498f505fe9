import { problemType } from '@countersign/api-client/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '../caller.ts';
import { createDocumentLister } from './list/list.ts';
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

let app: TestApp;
let portal: TestPortal;
let firm: TestFirm;
let admin: Caller;
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
  ({ clientId } = await aClient(app, firm));
});

const titles = async (query: string) => {
  const answer = await portal.call(admin, `/documents/clients/${clientId}?${query}`);
  expect(answer.status).toBe(200);
  const list: { Items: { Title: string }[]; TotalItems: number } = JSON.parse(answer.text);
  return { titles: list.Items.map((item) => item.Title), total: list.TotalItems };
};

/** `count` rows without files, a minute apart, the last one newest. */
async function manyDocuments(count: number): Promise<void> {
  const start = app.clock.now().getTime();
  await app.db
    .insertInto('documents')
    .values(
      Array.from({ length: count }, (_, index) => ({
        firm_id: firm.firmId,
        client_id: clientId,
        title: `Paper ${String(index).padStart(5, '0')}`,
        extension: 'pdf',
        size: 1,
        created_by: `Person ${index % 7}`,
        created_at: new Date(start),
        // In threes, so that ties are broken by the id.
        modified_at: new Date(start + Math.floor(index / 3) * 60_000),
      })),
    )
    .execute();
}

test('the newest documents come first, and pages follow one another', async () => {
  await manyDocuments(7);
  expect(await titles('itemsPerPage=3')).toStrictEqual({
    titles: ['Paper 00006', 'Paper 00005', 'Paper 00004'],
    total: 7,
  });
  expect((await titles('itemsPerPage=3&pageNumber=3')).titles).toStrictEqual(['Paper 00000']);
  expect((await titles('itemsPerPage=3&pageNumber=4')).titles).toStrictEqual([]);
});

test('any page of a long list is the same slice of the whole list, by every field and both ways', async () => {
  await manyDocuments(5200);
  const fields = [
    'ModifiedDate',
    'Title',
    'CreatedBy',
    'Extension',
    'Task',
    'DocumentFilter',
    'Notifications',
  ] as const;
  for (const sortField of fields) {
    for (const ascending of [true, false]) {
      const lister = createDocumentLister();
      const page = async (offset: number, limit: number) =>
        (
          await lister.page(
            app.db,
            {
              clientId,
              filterIds: [],
              search: [],
              ids: [],
              except: [],
              view: null,
              firmId: firm.firmId,
              createdBy: null,
              waitingFor: null,
              modifiedFrom: null,
              modifiedBefore: null,
              sortField,
              ascending,
              offset,
              limit,
            },
            { loginId: 1 },
          )
        ).ids;
      const whole = await page(0, 5200);
      expect(new Set(whole).size).toBe(5200);
      // From the front, near a bookmark, between two, from the end, and past it.
      for (const offset of [0, 1260, 2001, 2499, 2500, 2501, 2590, 2999, 3000, 3199, 3605, 5180, 5300]) {
        expect([sortField, ascending, offset, await page(offset, 35)]).toStrictEqual([
          sortField,
          ascending,
          offset,
          whole.slice(offset, offset + 35),
        ]);
      }
    }
  }
});

test('a change to the list updates its page cursors', async () => {
  await manyDocuments(5200);
  const query = 'sortField=Title&sortDirection=asc&itemsPerPage=10&pageNumber=261';
  expect((await titles(query)).titles[0]).toBe('Paper 02600');
  const row = await app.db
    .selectFrom('documents')
    .select('id')
    .where('client_id', '=', clientId)
    .where('title', '=', 'Paper 00000')
    .executeTakeFirstOrThrow();
  await portal.call(admin, `/documents/${row.id}`, { method: 'DELETE' });
  expect(await titles(query)).toMatchObject({ total: 5199 });
  expect((await titles(query)).titles[0]).toBe('Paper 02601');
});

test('a filter’s new name updates the page cursors of a list in the order of filters', async () => {
  await manyDocuments(5200);
  const add = async (text: string) => {
    const body = { index: 0, text, parentId: 0 };
    return idOf(await portal.call(admin, `/documentFilters/${clientId}`, { method: 'PUT', body }));
  };
  const [first, last] = [await add('Alpha'), await add('Omega')];
  const half = sql<number>`case when title < 'Paper 02600' then ${first}::integer else ${last}::integer end`;
  await app.db.updateTable('documents').set({ filter_id: half }).where('client_id', '=', clientId).execute();
  const query = 'sortField=DocumentFilter&sortDirection=asc&itemsPerPage=10&pageNumber=261';
  expect((await titles(query)).titles[0]).toBe('Paper 02600');
  const body = { id: first, index: 0, text: 'Zeta' };
  await portal.call(admin, `/documentFilters/${first}`, { method: 'POST', body });
  expect((await titles(query)).titles[0]).toBe('Paper 00000');
});

test('a search finds parts of titles, whatever their case, and takes wildcards literally', async () => {
  await aDocument(app, firm, clientId, { title: 'Tax Return 100%' });
  await aDocument(app, firm, clientId, { title: 'Lease_review' });
  expect(await titles('searchTerm=tax%20ret')).toStrictEqual({ titles: ['Tax Return 100%'], total: 1 });
  expect(await titles('searchTerm=100%25')).toMatchObject({ total: 1 });
  expect(await titles('searchTerm=e_r')).toMatchObject({ titles: ['Lease_review'] });
  expect(await titles('searchTerm=nothing')).toStrictEqual({ titles: [], total: 0 });
  await aDocument(app, firm, clientId, { title: 'Another tax return' });
  expect(await titles('searchTerm=tax%20ret')).toMatchObject({ total: 2 });
});

test('a filter shows its own documents and those below it', async () => {
  const add = async (text: string, parentId: number) =>
    idOf(
      await portal.call(admin, `/documentFilters/${clientId}`, {
        method: 'PUT',
        body: { index: 0, text, parentId },
      }),
    );
  const tax = await add('Tax', 0);
  const returns = await add('Returns', tax);
  const { documentId } = await aDocument(app, firm, clientId, { title: 'In returns' });
  await aDocument(app, firm, clientId, { title: 'At the root' });
  const body = { documentId, filterId: returns };
  const assigned = await portal.call(admin, '/documents/assignFilter', { method: 'POST', body });
  expect(assigned.body).toMatchObject({ DocumentFilter: { Id: returns, Text: 'Returns' } });
  expect(await titles(`filterId=${tax}`)).toStrictEqual({ titles: ['In returns'], total: 1 });
  const again = await portal.call(admin, '/documents/assignFilter', { method: 'POST', body });
  expect(again.status).toBe(409);
  expect(again.body).toMatchObject({
    type: problemType('filterAssigned'),
    Message: 'The document: In returns is already assigned to this filter.',
  });
});

test('removing several says of each what became of it', async () => {
  const first = await aDocument(app, firm, clientId, { title: 'Goes' });
  const second = await aDocument(app, firm, clientId, { title: 'Stays' });
  await app.db.updateTable('documents').set({ action_type: 5 }).where('id', '=', second.documentId).execute();
  const answer = await portal.call(admin, '/documents/removeMultiple', {
    method: 'POST',
    body: { documentIds: [first.documentId, second.documentId, 2_000_000_000] },
  });
  expect(answer.body).toMatchObject({
    Deleted: [first.documentId],
    Blocked: [
      { Id: second.documentId, Title: 'Stays', Message: 'The document has outstanding signing tasks.' },
    ],
    Failed: [{ Id: 2_000_000_000, Title: '' }],
  });
  expect((await portal.call(admin, `/documents/${first.documentId}`)).status).toBe(404);
  const alone = await portal.call(admin, `/documents/${second.documentId}`, { method: 'DELETE' });
  expect(alone).toMatchObject(refusal('outstandingTasks'));
  expect((await portal.call(admin, `/documents/${second.documentId}`)).status).toBe(200);
});

test('an upload becomes one document, however often it is registered', async () => {
  const blob = await app.blobs.put(new TextEncoder().encode('%PDF-1.7 bytes'));
  await app.db
    .insertInto('uploads')
    .values({
      identifier: 'upload-1',
      firm_id: firm.firmId,
      login_id: admin.loginId,
      state: 'committed',
      original_name: 'Lease.final.PDF',
      blob_key: blob.key,
      sha256: blob.sha256,
      total_size: blob.size,
      created_at: app.clock.now(),
      committed_at: app.clock.now(),
    })
    .execute();
  const body = { name: 'Lease.final.PDF', size: blob.size, uploadIdentifier: 'upload-1', folderId: null };
  const register = () => portal.call(admin, `/documents/clients/${clientId}`, { method: 'PUT', body });
  const answers = await Promise.all(Array.from({ length: 40 }, register));
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
  expect(answers[0]?.body).toMatchObject({ Title: 'Lease.final', Extension: 'pdf', Size: blob.size });
  expect(await titles('')).toMatchObject({ total: 1 });
  const { clientId: another } = await aClient(app, firm, 'Another');
  const elsewhere = await portal.call(admin, `/documents/clients/${another}`, { method: 'PUT', body });
  expect(elsewhere).toMatchObject(refusal('uploadElsewhere'));
});

test('the link of a document leads to the portal and holds no secret', async () => {
  const { documentId } = await aDocument(app, firm, clientId);
  const answer = await portal.call(admin, `/documents/${documentId}/getlink`);
  expect(answer.body).toStrictEqual({
    TextDocumentLink: `http://localhost:4000/documents/${clientId}/${documentId}`,
  });
});
