import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aClient,
  aDocument,
  aFirm,
  fakeCaller,
  idOf,
  startTestApp,
  startTestPortal,
  type TestApp,
  type TestCall,
  type TestPortal,
} from '../testing/index.ts';
import type { Caller } from './caller.ts';

let app: TestApp;
let portal: TestPortal;
let admin: Caller;
let foreign: {
  client: number;
  document: number;
  deleted: number;
  account: number;
  employee: number;
  firmFilter: number;
  filter: number;
  deletedFilter: number;
  view: number;
};

const byTitle = { sortField: 'Title', sortDirection: 'asc' };

/** No row has this id. */
const missing = 2_000_000_001;

beforeAll(async () => {
  app = await startTestApp();
  portal = await startTestPortal(app);
  admin = await fakeCaller(app, await aFirm(app, 'Mine'));
  const other = await aFirm(app, 'Other');
  const stranger = await fakeCaller(app, other);
  const { clientId, accounts } = await aClient(app, other, 'Theirs', ['theirs@example.test']);
  const { documentId } = await aDocument(app, other, clientId);
  const { documentId: deleted } = await aDocument(app, other, clientId);
  await portal.call(stranger, `/documents/${deleted}`, { method: 'DELETE' });
  const made = (path: string, method: 'PUT' | 'POST', body: object) =>
    portal.call(stranger, path, { method, body }).then(idOf);
  const deletedFilter = await made(`/documentFilters/${clientId}`, 'PUT', {
    index: 0,
    text: 'Gone',
    parentId: 0,
  });
  await portal.call(stranger, `/documentFilters/${deletedFilter}`, { method: 'DELETE' });
  foreign = {
    client: clientId,
    document: documentId,
    deleted,
    account: accounts[0]?.accountId ?? 0,
    employee: stranger.employeeId,
    firmFilter: await made('/filters/', 'POST', { text: 'Theirs', parentId: 0 }),
    filter: await made(`/documentFilters/${clientId}`, 'PUT', { index: 0, text: 'Own', parentId: 0 }),
    deletedFilter,
    view: await made('/savedViews/', 'POST', { name: 'Theirs', search: byTitle }),
  };
});
afterAll(async () => {
  await portal.close();
  await app.close();
});

type Probe = [
  name: string,
  path: (id: number) => string,
  of: keyof typeof foreign,
  call?: (id: number) => TestCall,
];

const post = (body: object): TestCall => ({ method: 'POST', body });
const put = (body: object): TestCall => ({ method: 'PUT', body });

const probes: Probe[] = [
  ['listDocuments', (id) => `/documents/clients/${id}`, 'client'],
  ['listDocumentIds', (id) => `/documents/clients/${id}/ids`, 'client'],
  ['markDocuments', (id) => `/documents/clients/${id}/readMarks`, 'client', () => post({ read: true })],
  ['listDeletedDocuments', (id) => `/documents/clients/${id}/deleted`, 'client'],
  ['listSameSizeDocuments', (id) => `/documents/clients/${id}/sameSize?sizes=1`, 'client'],
  ['getDocument', (id) => `/documents/${id}`, 'document'],
  ['deleteDocument', (id) => `/documents/${id}`, 'document', () => ({ method: 'DELETE' })],
  ['renameDocument', (id) => `/documents/${id}/rename`, 'document', () => post({ Title: 'Taken' })],
  ['renameDocument of one deleted', (id) => `/documents/${id}/rename`, 'deleted', () => post({ Title: 'x' })],
  [
    'setDocumentNotifications',
    (id) => `/documents/${id}/notifications`,
    'document',
    () => put({ EnabledNotifications: false }),
  ],
  [
    'setDocumentNotifications of one deleted',
    (id) => `/documents/${id}/notifications`,
    'deleted',
    () => put({ EnabledNotifications: false }),
  ],
  ['getDocumentLink', (id) => `/documents/${id}/getlink`, 'document'],
  ['listDocumentAudit', (id) => `/audit/document/${id}`, 'document'],
  [
    'assignDocumentFilter',
    () => '/documents/assignFilter',
    'document',
    (id) => post({ documentId: id, filterId: 0 }),
  ],
  [
    'startDocumentJob',
    (id) => `/documentJobs/clients/${id}`,
    'client',
    () => post({ action: 'delete', documentIds: [1] }),
  ],
  [
    'previewDocumentJob',
    (id) => `/documentJobs/clients/${id}/preview`,
    'client',
    () => post({ action: 'delete', documentIds: [1] }),
  ],
  ['getClientFilters', (id) => `/documentFilters/${id}`, 'client'],
  ['getFilterCounts', (id) => `/documentFilters/${id}/counts`, 'client'],
  [
    'createClientFilter',
    (id) => `/documentFilters/${id}`,
    'client',
    () => put({ index: 0, text: 'x', parentId: 0 }),
  ],
  [
    'renameClientFilter',
    (id) => `/documentFilters/${id}`,
    'filter',
    (id) => post({ id, index: 0, text: 'x' }),
  ],
  ['deleteClientFilter', (id) => `/documentFilters/${id}`, 'filter', () => ({ method: 'DELETE' })],
  [
    'restoreClientFilter',
    (id) => `/documentFilters/${id}/restore`,
    'deletedFilter',
    () => ({ method: 'POST' }),
  ],
  [
    'restoreClientFilter of one that exists',
    (id) => `/documentFilters/${id}/restore`,
    'filter',
    () => ({ method: 'POST' }),
  ],
  ['renameFirmFilter', (id) => `/filters/${id}`, 'firmFilter', () => put({ text: 'x' })],
  ['deleteFirmFilter', (id) => `/filters/${id}`, 'firmFilter', () => ({ method: 'DELETE' })],
  ['createFirmFilter below', () => '/filters/', 'firmFilter', (id) => post({ text: 'x', parentId: id })],
  ['updateSavedView', (id) => `/savedViews/${id}`, 'view', () => put({ name: 'Taken' })],
  ['deleteSavedView', (id) => `/savedViews/${id}`, 'view', () => ({ method: 'DELETE' })],
  [
    'createSavedView with a filter',
    () => '/savedViews/',
    'filter',
    (id) => post({ name: 'x', search: { ...byTitle, filterId: id } }),
  ],
  ['getClient', (id) => `/clients/${id}`, 'client'],
  ['updateClient', (id) => `/clients/${id}`, 'client', () => put({ Name: 'Taken', ContactName: 'Over' })],
  ['getAccount', (id) => `/accounts/${id}`, 'account'],
  ['listAccountSignatories', (id) => `/accounts/Signatories/${id}`, 'client'],
  ['getEmployee', (id) => `/employees/${id}`, 'employee'],
  ['verifyDocumentForSigning', (id) => `/sign/verifyDocumentForSigning/${id}`, 'document'],
  ['setUpClickToSign', (id) => `/sign/clickToSign/${id}`, 'document', () => post({ UserIds: [1] })],
  ['removeDocumentTask', (id) => `/documents/removeTask/${id}`, 'document', () => ({ method: 'POST' })],
  ['resendDocumentPins', (id) => `/documents/resendPins/${id}`, 'document', () => ({ method: 'POST' })],
  ['renewSigningLock', (id) => `/sign/renewLock/${id}`, 'document', () => ({ method: 'PUT' })],
];

test.each(probes)(
  '%s answers for another firm as for what is missing, byte for byte',
  async (_name, path, of, call) => {
    const answer = async (id: number) => {
      const { status, text, headers } = await portal.call(admin, path(id), call?.(id));
      // The reference is new for each request; nothing else may differ.
      return { status, text: text.replace(/"Reference":"[^"]+"/, ''), type: headers['content-type'] };
    };
    const ofForeign = await answer(foreign[of]);
    expect(ofForeign.status).toBe(404);
    expect(ofForeign).toStrictEqual(await answer(missing));
  },
);

test('removeMultiple tells nothing of a foreign document', async () => {
  const remove = async (id: number) =>
    (await portal.call(admin, '/documents/removeMultiple', post({ documentIds: [id] }))).text.replaceAll(
      String(id),
      'id',
    );
  expect(await remove(foreign.document)).toBe(await remove(missing));
});

test('restoreMultiple tells nothing of a foreign document, deleted or not', async () => {
  const restore = async (id: number) =>
    (await portal.call(admin, '/documents/restoreMultiple', post({ documentIds: [id] }))).text.replaceAll(
      String(id),
      'id',
    );
  const ofMissing = await restore(missing);
  expect(await restore(foreign.document)).toBe(ofMissing);
  expect(await restore(foreign.deleted)).toBe(ofMissing);
  const history = await portal.call(admin, `/audit/document/${foreign.deleted}`);
  expect(history.status).toBe(404);
});

test('nothing of the other firm was changed', async () => {
  const row = await app.db
    .selectFrom('documents')
    .select(['deleted_at', 'filter_id'])
    .where('id', '=', foreign.document)
    .executeTakeFirstOrThrow();
  expect(row).toStrictEqual({ deleted_at: null, filter_id: null });
  const filters = await app.db
    .selectFrom('filters')
    .select('text')
    .where('id', 'in', [foreign.filter, foreign.firmFilter])
    .orderBy('id')
    .execute();
  expect(filters.map((filter) => filter.text)).toStrictEqual(['Theirs', 'Own']);
});
