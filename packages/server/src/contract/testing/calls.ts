import { buildSigningSite } from '../../signing/site.ts';
import { aPagesFolder } from '../../signing/testing/browser.ts';
import { listViews } from '../../domain/views/savedViews.ts';
import { pinOf } from '../../domain/signing/testing/scene.ts';
import { call as callFiles, chunkForm, newUpload, sendChunk } from '../../files/testing/filesFixture.ts';
import { createJobWorker } from '../../jobs/worker.ts';
import { aClient, aDocument, idOf, type TestCall } from '../../testing/index.ts';
import { anUpload, atStage, type Desk } from './desk.ts';
import { holding, onSite } from './signer.ts';

export interface Answered {
  status: number;
  body: unknown;
}

/** A call with which the operation must succeed. */
export type GoodCall = (desk: Desk) => Promise<Answered>;

const put = (body?: object): TestCall => ({ method: 'PUT', ...(body ? { body } : {}) });
const post = (body?: object): TestCall => ({ method: 'POST', ...(body ? { body } : {}) });
const remove: TestCall = { method: 'DELETE' };

async function document({ files, clientId }: Desk, title = 'Engagement letter'): Promise<number> {
  return (await aDocument(files.app, files.staff.firm, clientId, { title })).documentId;
}

async function account({ files }: Desk, email: string): Promise<{ clientId: number; accountId: number }> {
  const { clientId, accounts } = await aClient(files.app, files.staff.firm, 'Corriedale', [email]);
  return { clientId, accountId: accounts[0]?.accountId ?? 0 };
}

async function clientFilter({ call, clientId }: Desk, text: string): Promise<number> {
  return idOf(await call(`/documentFilters/${clientId}`, put({ index: 0, text, parentId: 0 })));
}

async function firmFilter({ call }: Desk, text: string): Promise<number> {
  return idOf(await call('/filters/', post({ text, parentId: 0 })));
}

const documents: Record<string, GoodCall> = {
  listDocuments: ({ call, clientId }) => call(`/documents/clients/${clientId}?searchTerm=letter`),
  listSameSizeDocuments: ({ call, clientId }) =>
    call(`/documents/clients/${clientId}/sameSize?sizes=52000,1`),
  createDocument: async (desk) => {
    const { identifier, size } = await anUpload(desk);
    const body = { name: 'minutes.pdf', size, uploadIdentifier: identifier, folderId: 0 };
    return desk.call(`/documents/clients/${desk.clientId}`, put(body));
  },
  getDocument: async (desk) => desk.call(`/documents/${await document(desk)}`),
  deleteDocument: async (desk) => desk.call(`/documents/${await document(desk)}`, remove),
  deleteDocuments: async (desk) =>
    desk.call('/documents/removeMultiple', post({ documentIds: [await document(desk)] })),
  listDocumentIds: async (desk) => {
    await document(desk);
    return desk.call(`/documents/clients/${desk.clientId}/ids?first=0&count=500&thenBy=Title:asc`);
  },
  markDocuments: async (desk) =>
    desk.call(
      `/documents/clients/${desk.clientId}/readMarks`,
      post({ read: true, documentIds: [await document(desk)] }),
    ),
  listDeletedDocuments: async (desk) => {
    await desk.call(`/documents/${await document(desk)}`, remove);
    return desk.call(`/documents/clients/${desk.clientId}/deleted?searchTerm=letter`);
  },
  restoreDocuments: async (desk) => {
    const id = await document(desk);
    await desk.call(`/documents/${id}`, remove);
    return desk.call('/documents/restoreMultiple', post({ documentIds: [id] }));
  },
  assignDocumentFilter: async (desk) => {
    const body = { documentId: await document(desk), filterId: await clientFilter(desk, 'Assigned') };
    return desk.call('/documents/assignFilter', post(body));
  },
  getDocumentLink: async (desk) => desk.call(`/documents/${await document(desk)}/getlink`),
  listDocumentAudit: async (desk) => desk.call(`/audit/document/${await document(desk)}`),
};

async function job(desk: Desk): Promise<number> {
  const body = { action: 'delete', documentIds: [await document(desk)] };
  return idOf(await desk.call(`/documentJobs/clients/${desk.clientId}`, post(body)));
}

/** A job that has ended, with a document that failed. */
async function failedJob(desk: Desk): Promise<number> {
  const documentId = await document(desk);
  const body = { action: 'removeTask', documentIds: [documentId] };
  const id = idOf(await desk.call(`/documentJobs/clients/${desk.clientId}`, post(body)));
  // Deleted before its turn.
  await desk.call(`/documents/${documentId}`, remove);
  await createJobWorker(desk.files.app).work();
  return id;
}

/** A job that has ended, with a document that was assigned. */
async function assignJob(desk: Desk): Promise<number> {
  const filterId = await clientFilter(desk, 'Undone');
  const body = { action: 'assign', filterId, documentIds: [await document(desk)] };
  const id = idOf(await desk.call(`/documentJobs/clients/${desk.clientId}`, post(body)));
  await createJobWorker(desk.files.app).work();
  return id;
}

const documentJobs: Record<string, GoodCall> = {
  listDocumentJobs: async (desk) => {
    await failedJob(desk);
    return desk.call('/documentJobs/');
  },
  startDocumentJob: async (desk) => {
    const body = { action: 'assign', filterId: 0, documentIds: [await document(desk)] };
    return desk.call(`/documentJobs/clients/${desk.clientId}`, post(body));
  },
  getDocumentJob: async (desk) => desk.call(`/documentJobs/${await failedJob(desk)}`),
  listDocumentJobOutcomes: async (desk) => desk.call(`/documentJobs/${await failedJob(desk)}/outcomes`),
  cancelDocumentJob: async (desk) => desk.call(`/documentJobs/${await job(desk)}/cancel`, post()),
  retryDocumentJob: async (desk) => desk.call(`/documentJobs/${await failedJob(desk)}/retry`, post()),
  undoDocumentJob: async (desk) => desk.call(`/documentJobs/${await assignJob(desk)}/undo`, post()),
};

const filters: Record<string, GoodCall> = {
  getFilterCounts: async (desk) => {
    const body = { documentId: await document(desk), filterId: await clientFilter(desk, 'Counted') };
    await desk.call('/documents/assignFilter', post(body));
    return desk.call(`/documentFilters/${desk.clientId}/counts`);
  },
  getClientFilters: ({ call, clientId }) => call(`/documentFilters/${clientId}`),
  createClientFilter: ({ call, clientId }) =>
    call(`/documentFilters/${clientId}`, put({ index: 0, text: 'Made', parentId: 0 })),
  renameClientFilter: async (desk) => {
    const id = await clientFilter(desk, 'Old name');
    return desk.call(`/documentFilters/${id}`, post({ id, index: 0, text: 'New name' }));
  },
  deleteClientFilter: async (desk) =>
    desk.call(`/documentFilters/${await clientFilter(desk, 'Short-lived')}`, remove),
  restoreClientFilter: async (desk) => {
    const id = await clientFilter(desk, 'Missed');
    await desk.call(`/documentFilters/${id}`, remove);
    return desk.call(`/documentFilters/${id}/restore`, post());
  },
  getFirmFilters: ({ call }) => call('/filters/'),
  createFirmFilter: ({ call }) => call('/filters/', post({ text: 'Made for all', parentId: 0 })),
  renameFirmFilter: async (desk) =>
    desk.call(`/filters/${await firmFilter(desk, 'Old for all')}`, put({ text: 'New for all' })),
  deleteFirmFilter: async (desk) =>
    desk.call(`/filters/${await firmFilter(desk, 'Short-lived for all')}`, remove),
};

const search = { view: 'declined', sortField: 'Title', sortDirection: 'asc', thenBy: ['Task:desc'] };

async function savedView({ call }: Desk, name: string): Promise<number> {
  return idOf(await call('/savedViews/', post({ name, search })));
}

const savedViews: Record<string, GoodCall> = {
  listSavedViews: async (desk) => {
    await savedView(desk, 'Listed');
    return desk.call('/savedViews/');
  },
  createSavedView: async (desk) => {
    const filterId = await clientFilter(desk, 'Saved');
    return desk.call('/savedViews/', post({ name: 'Saved', search: { ...search, filterId } }));
  },
  reorderSavedViews: async ({ call, files }) => {
    const { Version, Items } = await listViews(files.app.db, files.staff.caller);
    return call('/savedViews/', put({ version: Version, viewIds: Items.map(({ Id }) => Id) }));
  },
  updateSavedView: async (desk) =>
    desk.call(`/savedViews/${await savedView(desk, 'Old view')}`, put({ name: 'New view', search })),
  deleteSavedView: async (desk) => desk.call(`/savedViews/${await savedView(desk, 'Short-lived')}`, remove),
};

const people: Record<string, GoodCall> = {
  listAccounts: ({ call }) => call('/accounts/?pageNumber=1&itemsPerPage=10'),
  listAccountSignatories: async (desk) =>
    desk.call(`/accounts/Signatories/${(await account(desk, 'signatory@example.test')).clientId}`),
  getAccount: async (desk) =>
    desk.call(`/accounts/${(await account(desk, 'account@example.test')).accountId}`),
  listAllEmployees: ({ call }) => call('/employees/all'),
  listActiveEmployees: ({ call }) => call('/employees/active'),
  listEmployeeSignatories: ({ call }) => call('/employees/Signatories?acceptedInviteOnly=true'),
  getMyDetails: ({ call }) => call('/employees/myDetails'),
  getEmployee: ({ call, files }) => call(`/employees/${files.staff.caller.employeeId}`),
  listClients: ({ call }) => call('/clients/?sortField=Name&sortDirection=desc'),
  createClient: ({ call }) => call('/clients/', post({ Name: 'Blue Gum', ContactName: 'Pat Nguyen' })),
  getClient: ({ call, clientId }) => call(`/clients/${clientId}`),
  updateClient: ({ call, clientId }) =>
    call(`/clients/${clientId}`, put({ Name: 'Blue Gum, Sons', ContactName: 'Pat Nguyen' })),
};

const firm: Record<string, GoodCall> = {
  listFeatures: ({ call }) => call('/api/features'),
  getBranding: ({ call }) => call('/branding/details'),
  getBrandingPath: ({ call }) => call('/branding/path/none'),
  refreshBranding: ({ call }) => call('/branding/forceRefresh'),
  getThemeBranding: ({ portal, files }) => portal.call(null, `/branding/theme/${files.staff.firm.firmId}`),
  getSystemSetting: ({ call }) => call('/systemsettings/PreviewableFileExtensions'),
  getSigningPreferences: ({ call }) => call('/sign/settings/'),
  writeLog: ({ call }) => call('/log/warning', post({ LogKey: 'grid', Message: 'Slow' })),
  pushDataLayerEvent: ({ call }) => call('/datalayer/push/', put({ event: 'documentPreviewed' })),
};

const signing: Record<string, GoodCall> = {
  verifyDocumentForSigning: () =>
    atStage('new', ({ documentId }, call) => call(`/sign/verifyDocumentForSigning/${documentId}`)),
  setUpDocumentSigning: () =>
    atStage('new', ({ documentId, accounts }, call) =>
      call(`/documents/${documentId}/sign`, post({ UserIds: [accounts[0]?.accountId] })),
    ),
  setUpClickToSign: () =>
    atStage('new', ({ documentId, accounts, staff }, call) => {
      const UserIds = accounts.map(({ accountId }) => accountId);
      return call(`/sign/clickToSign/${documentId}`, post({ UserIds, EmployeeId: staff.employeeId }));
    }),
  resendDocumentPins: () =>
    atStage('sent', ({ documentId }, call) => call(`/documents/resendPins/${documentId}`, post())),
  removeDocumentTask: () =>
    atStage('sent', ({ documentId }, call) => call(`/documents/removeTask/${documentId}`, post())),
  verifyClickToSignPin: () =>
    atStage('accountsSigned', async (scene, call) => {
      const { documentId, staff } = scene;
      const body = { DocumentId: documentId, Pin: await pinOf(scene, staff.email) };
      return call(`/sign/clickToSign/verifyEmployee/${documentId}`, put(body));
    }),
  renewSigningLock: () =>
    atStage('locked', ({ documentId }, call) => call(`/sign/renewLock/${documentId}`, put())),
  resendOwnPin: () =>
    atStage('accountsSigned', ({ documentId }, call) => call(`/sign/resendOwnPin/${documentId}`, post())),
  commitClickToSign: () =>
    atStage('prepared', ({ documentId }, call) =>
      call(`/sign/clickToSign/employeeSigned/${documentId}`, put()),
    ),
  openSigningLink: () => onSite(async (browser, { link }) => browser.post('/link', { Token: link })),
  getSigningPage: () => onSite((browser, { task }) => browser.get(`${task}/state`)),
  verifySignerPin: () => onSite((browser, { task, pin }) => browser.post(`${task}/pin`, { Pin: pin })),
  openForSigning: () => holding((browser, task) => browser.post(`${task}/view`)),
  signDocument: () => holding((browser, task) => browser.post(`${task}/sign`, { Consent: true })),
  declineSigning: () =>
    holding((browser, task) => browser.post(`${task}/decline`, { Comment: 'Wrong amounts.' })),
  renewSignerLock: () => holding((browser, task) => browser.post(`${task}/renew`)),
  releaseDocument: () => holding((browser, task) => browser.post(`${task}/release`)),
  identifySigner: async ({ files }) => {
    const site = await buildSigningSite(files.app, { pagesFolder: await aPagesFolder() });
    const answer = await site.inject({ url: '/api/users/identify' });
    await site.close();
    return { status: answer.statusCode, body: answer.json() };
  },
};

const events: Record<string, GoodCall> = {
  listEvents: ({ call }) => call('/events/?age=60'),
  streamEvents: ({ call }) => call('/events/stream'),
};

const fileService: Record<string, GoodCall> = {
  createDownload: async (desk) => {
    const body = { Id: await document(desk), FriendlyName: 'letter.pdf' };
    return callFiles(desk.files, 'POST', '/api/download/get', body);
  },
  createArchive: async (desk) => {
    const body = { clientId: desk.clientId, documentIds: [await document(desk)] };
    return callFiles(desk.files, 'POST', '/api/download/getArchive', body);
  },
  createPreview: async (desk) =>
    callFiles(desk.files, 'POST', '/api/download/getForPreview', { Id: await document(desk) }),
  getSignatureDocument: async (desk) =>
    callFiles(desk.files, 'PUT', '/api/download/getSignatureDocument', { Id: await document(desk) }),
  exportHistory: async (desk) => {
    const body = { Id: await document(desk), Format: 'csv', TimeZone: 'Australia/Sydney' };
    return callFiles(desk.files, 'POST', '/api/download/getHistory', body);
  },
  getUploadReadiness: ({ files }) => callFiles(files, 'GET', '/api/upload/ready'),
  getUploadIdentifier: ({ files }) => callFiles(files, 'GET', '/api/upload/GetNewIdentifier'),
  uploadChunk: async ({ files }) => {
    const plan = { identifier: await newUpload(files), chunkSize: 8, totalSize: 3 };
    return sendChunk(files, chunkForm(plan, 1, new Uint8Array([1, 2, 3])));
  },
  commitUpload: async (desk) => {
    const { identifier } = await anUpload(desk);
    const body = { fileId: identifier, originalFileName: 'minutes.pdf' };
    return callFiles(desk.files, 'PUT', '/api/upload/uploadchunks/commit', body);
  },
  getUploadDigests: async ({ files }) =>
    callFiles(files, 'GET', `/api/upload/uploadchunks/${await newUpload(files)}/digests?from=1`),
  getUploadState: async ({ files }) =>
    callFiles(files, 'GET', `/api/upload/uploadchunks/${await newUpload(files)}`),
};

/** One call for each implemented operation. A test beside this folder fails for an operation without one. */
export const goodCalls: Readonly<Record<string, GoodCall>> = {
  ...documents,
  ...documentJobs,
  ...filters,
  ...savedViews,
  ...people,
  ...firm,
  ...signing,
  ...events,
  ...fileService,
};
