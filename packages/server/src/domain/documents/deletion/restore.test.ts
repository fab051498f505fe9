import { problemType, RESTORABLE_DAYS, UNDO_LIMIT_MS } from '@countersign/api-client/rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { verifyChain } from '../../audit.ts';
import type { Caller } from '../../caller.ts';
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
} from '../../../testing/index.ts';
import { testStart } from '../../../testing/testApp.ts';

let app: TestApp;
let portal: TestPortal;
let firm: TestFirm;
let admin: Caller;
let employee: Caller;
let clientId: number;

const DAY_MS = 24 * 3_600_000;

beforeAll(async () => {
  app = await startTestApp();
  portal = await startTestPortal(app);
});
afterAll(async () => {
  await portal.close();
  await app.close();
});
beforeEach(async () => {
  app.clock.set(testStart);
  firm = await aFirm(app);
  admin = await fakeCaller(app, firm);
  employee = await fakeCaller(app, firm, ['Employee']);
  ({ clientId } = await aClient(app, firm));
});

const remove = (caller: Caller, id: number) => portal.call(caller, `/documents/${id}`, { method: 'DELETE' });

const restore = (caller: Caller, ...documentIds: number[]) =>
  portal.call(caller, '/documents/restoreMultiple', { method: 'POST', body: { documentIds } });

/** A document that this caller has deleted. */
async function aDeleted(caller: Caller, title = 'Lease'): Promise<number> {
  const { documentId } = await aDocument(app, firm, clientId, { title });
  expect((await remove(caller, documentId)).status).toBe(204);
  return documentId;
}

async function listed(query = '') {
  const answer = await portal.call(admin, `/documents/clients/${clientId}/deleted?${query}`);
  expect(answer.status).toBe(200);
  const list: { Items: { Title: string }[]; TotalItems: number } = JSON.parse(answer.text);
  return { titles: list.Items.map(({ Title }) => Title), total: list.TotalItems };
}

const total = async (filterId = 0) => {
  const answer = await portal.call(admin, `/documents/clients/${clientId}?filterId=${filterId}`);
  return answer.body;
};

const notRestored = (id: number, code: Parameters<typeof problemType>[0]) => ({
  Restored: [],
  Failed: [{ Id: id, Type: problemType(code) }],
});

test('who deleted a document undoes that, and only at once', async () => {
  const id = await aDeleted(employee);
  app.clock.advance(UNDO_LIMIT_MS);
  expect((await restore(employee, id)).body).toStrictEqual({ Restored: [id], Failed: [] });
  expect((await portal.call(employee, `/documents/${id}`)).status).toBe(200);
  await remove(employee, id);
  app.clock.advance(UNDO_LIMIT_MS + 1);
  expect((await restore(employee, id)).body).toMatchObject(notRestored(id, 'restoreDenied'));
  expect((await portal.call(employee, `/documents/${id}`)).status).toBe(404);
});

test('an employee undoes no other user’s deletion; an Administrator does, for 30 days', async () => {
  const other = await fakeCaller(
    app,
    firm,
    ['Employee'],
    await aPerson(app, `other${firm.firmId}@example.test`),
  );
  const id = await aDeleted(employee);
  expect((await restore(other, id)).body).toMatchObject({
    Restored: [],
    Failed: [{ Id: id, Title: 'Lease', Type: problemType('restoreDenied') }],
  });
  app.clock.advance(RESTORABLE_DAYS * DAY_MS - 1);
  expect((await restore(admin, id)).body).toStrictEqual({ Restored: [id], Failed: [] });
});

test('after 30 days a document is neither listed nor restored', async () => {
  const id = await aDeleted(admin);
  app.clock.advance(RESTORABLE_DAYS * DAY_MS - 1);
  expect(await listed()).toStrictEqual({ titles: ['Lease'], total: 1 });
  app.clock.advance(1);
  expect(await listed()).toStrictEqual({ titles: [], total: 0 });
  expect((await restore(admin, id)).body).toMatchObject(notRestored(id, 'restoreExpired'));
});

test('a document returns to its filter, and to none if that was deleted', async () => {
  const body = { index: 0, text: 'Tax', parentId: 0 };
  const filterId = idOf(await portal.call(admin, `/documentFilters/${clientId}`, { method: 'PUT', body }));
  const { documentId } = await aDocument(app, firm, clientId);
  await portal.call(admin, '/documents/assignFilter', { method: 'POST', body: { documentId, filterId } });
  await remove(admin, documentId);
  expect(await total(filterId)).toMatchObject({ TotalItems: 0 });
  await restore(admin, documentId);
  expect(await total(filterId)).toMatchObject({ TotalItems: 1, Items: [{ Id: documentId }] });
  await remove(admin, documentId);
  await portal.call(admin, `/documentFilters/${filterId}`, { method: 'DELETE' });
  await restore(admin, documentId);
  expect(await total()).toMatchObject({ TotalItems: 1, Items: [{ Id: documentId, DocumentFilter: null }] });
});

test('the history says who deleted and restored it, also while it is deleted', async () => {
  const id = await aDeleted(employee);
  const deleted = { Title: 'Document deleted', ShortDesc: `${employee.name} deleted Lease.pdf.` };
  expect((await portal.call(employee, `/audit/document/${id}`)).body).toMatchObject([deleted]);
  await restore(admin, id);
  expect((await portal.call(employee, `/audit/document/${id}`)).body).toMatchObject([
    { Title: 'Document restored', ShortDesc: `${admin.name} restored Lease.pdf.` },
    deleted,
  ]);
  expect(await verifyChain(app.db, firm.firmId)).toMatchObject({ intact: true });
});

test('the history records a refused restore', async () => {
  const id = await aDeleted(admin);
  await restore(employee, id);
  expect((await portal.call(admin, `/audit/document/${id}`)).body).toMatchObject([
    {
      Title: 'Attempt failed',
      ShortDesc: `${employee.name} could not restore the document: only an Administrator could restore it.`,
    },
    { Title: 'Document deleted' },
  ]);
  expect(await verifyChain(app.db, firm.firmId)).toMatchObject({ intact: true });
});

test('forty equal restores restore once, as does one of a document that is not deleted', async () => {
  const id = await aDeleted(admin);
  const answers = await Promise.all(Array.from({ length: 40 }, () => restore(admin, id)));
  for (const { status, body } of answers) {
    expect({ status, body }).toStrictEqual({ status: 200, body: { Restored: [id], Failed: [] } });
  }
  await restore(admin, id);
  const history = await portal.call(admin, `/audit/document/${id}`);
  expect(history.body).toMatchObject([{ Title: 'Document restored' }, { Title: 'Document deleted' }]);
  expect(await total()).toMatchObject({ TotalItems: 1 });
});

test('restoring and deleting at once leaves one of both, and counts that agree', async () => {
  const ids = [await aDeleted(admin, 'One'), await aDeleted(admin, 'Two'), await aDeleted(admin, 'Three')];
  const again = { method: 'POST', body: { documentIds: ids.toReversed() } } as const;
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0 ? restore(admin, ...ids) : portal.call(admin, '/documents/removeMultiple', again),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toStrictEqual(new Set([200]));
  const rows = await app.db
    .selectFrom('documents')
    .select('id')
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .execute();
  expect(await total()).toMatchObject({ TotalItems: rows.length });
  expect(await listed()).toMatchObject({ total: ids.length - rows.length });
  expect(await verifyChain(app.db, firm.firmId)).toMatchObject({ intact: true });
});

test('each of several has its own outcome', async () => {
  const mine = await aDeleted(employee, 'Mine');
  const theirs = await aDeleted(admin, 'Theirs');
  const missing = 2_000_000_000;
  expect((await restore(employee, theirs, mine, missing)).body).toMatchObject({
    Restored: [mine],
    Failed: [
      { Id: theirs, Title: 'Theirs', Type: problemType('restoreDenied') },
      { Id: missing, Title: '', Type: problemType('documentNotFound') },
    ],
  });
});

test('deleting several tells what was gone before from what it deleted', async () => {
  const gone = await aDeleted(admin);
  const { documentId } = await aDocument(app, firm, clientId);
  const body = { documentIds: [gone, documentId] };
  const answer = await portal.call(employee, '/documents/removeMultiple', { method: 'POST', body });
  expect(answer.body).toStrictEqual({
    Deleted: [gone, documentId],
    AlreadyDeleted: [gone],
    Blocked: [],
    Failed: [],
  });
  expect((await restore(employee, gone, documentId)).body).toMatchObject({ Restored: [documentId] });
});

test('the deleted documents of a client are listed for Administrators, last deleted first', async () => {
  const first = await aDeleted(employee, 'Lease 100%');
  app.clock.advance(60_000);
  await aDeleted(admin, 'Fee proposal');
  const { clientId: elsewhere } = await aClient(app, firm, 'Elsewhere');
  const { documentId } = await aDocument(app, firm, elsewhere);
  await remove(admin, documentId);
  expect(await listed()).toStrictEqual({ titles: ['Fee proposal', 'Lease 100%'], total: 2 });
  expect(await listed('itemsPerPage=1&pageNumber=2')).toStrictEqual({ titles: ['Lease 100%'], total: 2 });
  expect(await listed('searchTerm=100%25%20lease')).toStrictEqual({ titles: ['Lease 100%'], total: 1 });
  const list = await portal.call(admin, `/documents/clients/${clientId}/deleted?pageNumber=1`);
  expect(list.body).toMatchObject({
    Items: [
      { Title: 'Fee proposal' },
      {
        Id: first,
        Title: 'Lease 100%',
        Extension: 'pdf',
        DocumentFilter: null,
        DeletedBy: employee.name,
        DeletedDate: testStart.toISOString(),
        DaysLeft: RESTORABLE_DAYS,
        RestorableUntil: new Date(testStart.getTime() + RESTORABLE_DAYS * DAY_MS).toISOString(),
      },
    ],
  });
  const denied = await portal.call(employee, `/documents/clients/${clientId}/deleted`);
  expect(denied).toMatchObject(refusal('roleDenied'));
});

test('a document of a deleted client is not restored', async () => {
  const id = await aDeleted(admin);
  await app.db
    .updateTable('clients')
    .set({ deleted_at: app.clock.now() })
    .where('id', '=', clientId)
    .execute();
  expect((await restore(admin, id)).body).toMatchObject(notRestored(id, 'documentNotFound'));
});
