import { uploadMessages } from '@countersign/api-client/upload';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anUpload, openDesk, type Desk } from '../../contract/testing/desk.ts';
import { call, sha256 } from '../../files/testing/filesFixture.ts';
import { idOf, refusal, type TestAnswer } from '../../testing/index.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

function register(identifier: string, size: number, name: string): Promise<TestAnswer> {
  const body = { name, size, uploadIdentifier: identifier, folderId: 0 };
  return desk.call(`/documents/clients/${desk.clientId}`, { method: 'PUT', body });
}

it.each([['minutes'], ['minutes.'], ['.pdf'], ['.env.']])(
  'a document needs a name with an extension: %s has none',
  async (name) => {
    const { identifier, size } = await anUpload(desk, name);
    const refused = await register(identifier, size, name);
    expect(refused).toMatchObject(refusal('fileWithoutExtension'));
    expect(refused.body).toMatchObject({
      Message: 'Files without an extension are not valid, please upload a file with an extension.',
    });
    // The upload is not lost by it.
    expect((await register(identifier, size, 'minutes.pdf')).body).toMatchObject({
      Title: 'minutes',
      Extension: 'pdf',
    });
  },
);

it('a title is kept as it came, and shown in the history as what it is', async () => {
  const { identifier, size } = await anUpload(desk);
  const registered = await register(identifier, size, 'min\u202Efdp.exe.pdf');
  expect(registered.body).toMatchObject({ Title: 'min\u202Efdp.exe', Extension: 'pdf' });
  expect((await desk.call(`/audit/document/${idOf(registered)}`)).body).toMatchObject([
    { ShortDesc: expect.stringContaining(' uploaded min_fdp.exe.pdf for ') },
  ]);
});

it('a byte order mark before a title is dropped', async () => {
  const { identifier, size } = await anUpload(desk);
  expect((await register(identifier, size, '\uFEFFminutes.pdf')).body).toMatchObject({ Title: 'minutes' });
});

const dots = '.'.repeat(100);
const marks = 'e\u0301'.repeat(125);

it.each([
  ['a.constructor', 'a', 'constructor'],
  ['a.__proto__', 'a', '__proto__'],
  ['__proto__.pdf', '__proto__', 'pdf'],
  ['x\u202Efdp.exe', 'x\u202Efdp', 'exe'],
  ['a\u2066b\u2069\u2028\uFEFF\u200F.pdf', 'a\u2066b\u2069\u2028\uFEFF\u200F', 'pdf'],
  [' .. a .pdf', ' .. a ', 'pdf'],
  [`"'\`<b>&amp;%00.pdf`, `"'\`<b>&amp;%00`, 'pdf'],
  [`a${dots}pdf`, `a${dots.slice(1)}`, 'pdf'],
  [`${marks}.pdf`, marks, 'pdf'],
  [`${'\u{1F468}\u200D\u{1F469}'.repeat(50)}.pdf`, '\u{1F468}\u200D\u{1F469}'.repeat(50), 'pdf'],
  [`${'a'.repeat(251)}.pdf`, 'a'.repeat(251), 'pdf'],
])('is stored, listed, found and downloaded under any name: %j', async (name, title, extension) => {
  const { identifier, size } = await anUpload(desk);
  const registered = await register(identifier, size, name);
  const document = { Id: idOf(registered), Title: title, Extension: extension };
  expect(registered.body).toMatchObject(document);
  expect((await desk.call(`/documents/${document.Id}`)).body).toMatchObject(document);
  const list = `/documents/clients/${desk.clientId}?pageNumber=1&pageSize=100`;
  const sorted = `${list}&sortField=Title&sortDirection=desc`;
  for (const path of [list, sorted, `${list}&searchTerm=${encodeURIComponent(title.slice(0, 50))}`])
    expect((await desk.call(path)).body).toMatchObject({
      Items: expect.arrayContaining([expect.objectContaining(document)]),
    });
  const request = { Id: document.Id, FriendlyName: `${title}.${extension}` };
  const { fileUrl } = (await call(desk.files, 'POST', '/api/download/get', request)).body;
  const file = await fetch(desk.files.origin + new URL(String(fileUrl)).pathname);
  expect(await file.text()).toBe('Some minutes.');
  const [, encoded = ''] = file.headers.get('content-disposition')?.split("filename*=UTF-8''") ?? [];
  expect(decodeURIComponent(encoded)).toBe(`${title}.${extension}`);
  const type = extension === 'pdf' ? 'application/pdf' : 'application/octet-stream';
  expect(file.headers.get('content-type')).toBe(type);
});

it.each([
  ['Annual REPORT.PDF', 'pdf', 'PDF'],
  ['\u0130.\u0130', 'i\u0307', '\u0130'],
])('comes back under the name that it was uploaded with: %s', async (name, extension, uploaded) => {
  const { identifier, size } = await anUpload(desk, name);
  const registered = await register(identifier, size, name);
  const documentId = idOf(registered);
  const parts = { Title: name.split('.')[0], Extension: extension, UploadedExtension: uploaded };
  expect(registered.body).toMatchObject(parts);
  const path = `/documents/clients/${desk.clientId}`;
  const read = async (at: string) => (await desk.call(at)).body;
  const inItems = { Items: expect.arrayContaining([expect.objectContaining(parts)]) };
  expect(await read(`/documents/${documentId}`)).toMatchObject(parts);
  expect(await read(`${path}?pageNumber=1&pageSize=100`)).toMatchObject(inItems);
  // As soon as its fingerprint is known.
  await expect.poll(() => read(`${path}/sameSize?sizes=${size}`)).toMatchObject(inItems);
  const archive = await call(desk.files, 'POST', '/api/download/getArchive', {
    clientId: desk.clientId,
    documentIds: [documentId],
  });
  const packed = await fetch(desk.files.origin + new URL(String(archive.body['fileUrl'])).pathname);
  expect(Object.keys(unzipSync(new Uint8Array(await packed.arrayBuffer())))).toEqual([name]);
  expect((await desk.call(`/documents/${documentId}`, { method: 'DELETE' })).status).toBe(204);
  expect(await read(`${path}/deleted?pageNumber=1&pageSize=100`)).toMatchObject(inItems);
  await desk.call('/documents/restoreMultiple', { method: 'POST', body: { documentIds: [documentId] } });
  const history = JSON.stringify(await read(`/audit/document/${documentId}`));
  for (const happened of ['uploaded', 'deleted', 'restored'])
    expect(history).toContain(`${happened} ${name}`);
});

it('previews a file under its name, whatever the case of its extension', async () => {
  const { identifier, size } = await anUpload(desk);
  const documentId = idOf(await register(identifier, size, 'Scan.PDF'));
  const preview = await call(desk.files, 'POST', '/api/download/getForPreview', { Id: documentId });
  const file = await fetch(desk.files.origin + new URL(String(preview.body['fileUrl'])).pathname);
  expect(file.headers.get('content-disposition')).toContain('inline; filename="Scan.PDF"');
  expect(file.headers.get('content-type')).toBe('application/pdf');
});

it('a name without capitals says nothing of its extension twice', async () => {
  const { identifier, size } = await anUpload(desk);
  expect((await register(identifier, size, 'minutes.pdf')).body).not.toHaveProperty('UploadedExtension');
});

it.each([
  ['requestInvalid', { size: 0 }],
  ['uploadSizeDiffers', { size: 14 }],
  ['requestInvalid', { name: `${'a'.repeat(252)}.pdf` }],
  ['fileExtensionTooLong', { name: `minutes.${'a'.repeat(21)}` }],
  ['notFound', { uploadIdentifier: 'u_unknown' }],
  ['uploadFilterDeleted', { folderId: 999_999 }],
  ['fileNameInvalid', { name: 'minutes\r\nBcc: x@y.test.pdf' }],
  ['fileNameInvalid', { name: 'minutes\u0007.pdf' }],
  ['requestUnreadable', { name: 'minutes\uD800.pdf' }],
  ['fileNameInvisible', { name: '\u200B\u3164.pdf' }],
  ['fileNameInvalid', { name: '../../etc/passwd.pdf' }],
  ['fileNameInvalid', { name: 'C:\\papers.old\\minutes.pdf' }],
] as const)('a refusal with %s leaves the upload as it was: %j', async (code, change) => {
  const { identifier, size } = await anUpload(desk);
  const body = { name: 'minutes.pdf', size, uploadIdentifier: identifier, folderId: 0, ...change };
  const refused = await desk.call(`/documents/clients/${desk.clientId}`, { method: 'PUT', body });
  expect(refused).toMatchObject(refusal(code));
  expect((await register(identifier, size, 'minutes.pdf')).body).toMatchObject({ Title: 'minutes' });
});

it('a name that is too long is refused with the uploader’s own sentence', async () => {
  const { identifier, size } = await anUpload(desk);
  const refused = await register(identifier, size, `${'a'.repeat(252)}.pdf`);
  expect(refused.body).toMatchObject({ Message: uploadMessages.longName });
});

it('an upload whose filter is deleted meanwhile can be registered without one, once', async () => {
  const filter = { index: 0, text: 'Old minutes', parentId: 0 };
  const filters = `/documentFilters/${desk.clientId}`;
  const folderId = idOf(await desk.call(filters, { method: 'PUT', body: filter }));
  const { identifier, size } = await anUpload(desk);
  const body = { name: 'minutes.pdf', size, uploadIdentifier: identifier, folderId };
  const put = (change = {}) =>
    desk.call(`/documents/clients/${desk.clientId}`, { method: 'PUT', body: { ...body, ...change } });
  await desk.call(`/documentFilters/${folderId}`, { method: 'DELETE' });
  const refused = await put();
  expect(refused).toMatchObject({ ...refusal('uploadFilterDeleted'), status: 409 });
  const added = await put({ folderId: 0 });
  expect(added).toMatchObject({ status: 200, body: { Title: 'minutes' } });
  // It is a document now, wherever it was to go.
  expect(idOf(await put())).toBe(idOf(added));
});

it('a file is a document before its fingerprint is known, and has one soon after', async () => {
  const { app } = desk.files;
  const { promise: gate, resolve: open } = Promise.withResolvers<undefined>();
  const { blobs } = app;
  app.blobs = { ...blobs, digest: (key) => gate.then(() => blobs.digest(key)) };
  const { identifier, size } = await anUpload(desk);
  const id = idOf(await register(identifier, size, 'minutes.pdf'));
  const fingerprint = async () => {
    const row = await app.db
      .selectFrom('document_versions')
      .select('sha256')
      .where('document_id', '=', id)
      .executeTakeFirstOrThrow();
    return row.sha256;
  };
  expect(await fingerprint()).toBeNull();
  open(undefined);
  await expect.poll(fingerprint).toBe(sha256(new TextEncoder().encode('Some minutes.')));
  app.blobs = blobs;
});
