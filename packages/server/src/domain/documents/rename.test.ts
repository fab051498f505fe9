import { actionTypes, errorSentences, type ActionType } from '@countersign/api-client/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anUpload, openDesk, type Desk } from '../../contract/testing/desk.ts';
import { call } from '../../files/testing/filesFixture.ts';
import { idOf, refusal, type TestAnswer } from '../../testing/index.ts';
import { verifyChain } from '../audit.ts';
import { readChanges } from '../events/changeEvents.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const list = (query = '') => desk.call(`/documents/clients/${desk.clientId}?itemsPerPage=100${query}`);

async function aDocument(name = 'Minutes.pdf'): Promise<number> {
  const { identifier, size } = await anUpload(desk, name);
  const body = { name, size, uploadIdentifier: identifier, folderId: 0 };
  return idOf(await desk.call(`/documents/clients/${desk.clientId}`, { method: 'PUT', body }));
}

function rename(id: number, title: string, key?: string): Promise<TestAnswer> {
  const body = { Title: title };
  return desk.call(`/documents/${id}/rename`, { method: 'POST', body, ...(key !== undefined && { key }) });
}

const read = async (id: number) => (await desk.call(`/documents/${id}`)).body;

/** The sentences of a document's history about renames, newest first. */
async function renames(id: number): Promise<string[]> {
  const rows = await desk.files.app.db
    .selectFrom('audit_entries')
    .select('short_desc')
    .where('document_id', '=', id)
    .where('title', '=', 'Document renamed')
    .orderBy('seq', 'desc')
    .execute();
  return rows.map((row) => row.short_desc);
}

/** The state of a signing task, without its signers. */
const putInto = (id: number, type: ActionType) =>
  desk.files.app.db.updateTable('documents').set({ action_type: type }).where('id', '=', id).execute();

test('the new title is in the document, in its list and in what is found; the extension stays', async () => {
  const id = await aDocument('Minutes.PDF');
  desk.files.app.clock.advance(60_000);
  const renamed = await rename(id, 'Resolution');
  const parts = { Id: id, Title: 'Resolution', Extension: 'pdf', UploadedExtension: 'PDF' };
  const now = desk.files.app.clock.now().toISOString();
  expect(renamed).toMatchObject({
    status: 200,
    body: { ...parts, ModifiedDate: now },
  });
  expect(await read(id)).toMatchObject({
    ...parts,
    ModifiedDate: now,
    ModifiedBy: desk.files.staff.caller.name,
  });
  expect((await list('&searchTerm=resolution')).body).toMatchObject({ Items: [parts], TotalItems: 1 });
  expect((await list('&searchTerm=minutes.PDF')).body).toMatchObject({ TotalItems: 0 });
});

test('is in the history of the document, with both names, and its chain holds', async () => {
  const id = await aDocument('Draft\u202E.Pdf');
  await rename(id, 'Final');
  expect((await desk.call(`/audit/document/${id}`)).body).toMatchObject([
    {
      Title: 'Document renamed',
      ShortDesc: `${desk.files.staff.caller.name} renamed “Draft_.Pdf” to “Final.Pdf”.`,
      UserFullName: desk.files.staff.caller.name,
      Kind: 'file',
      Outcome: 'done',
    },
    { Title: 'Document uploaded' },
  ]);
  expect(await verifyChain(desk.files.app.db, desk.files.staff.caller.firmId)).toMatchObject({
    intact: true,
  });
});

test('tells open lists which document has changed', async () => {
  const id = await aDocument();
  const { Position } = await readChanges(desk.files.app.db, desk.files.staff.caller, { after: null, age: 0 });
  await rename(id, 'Told');
  const { Changes } = await readChanges(desk.files.app.db, desk.files.staff.caller, {
    after: Position,
    age: 0,
  });
  expect(Changes).toMatchObject([
    { Kind: 'documents', ClientId: desk.clientId, DocumentIds: [id], Own: true },
  ]);
});

test('the title that it has changes nothing, not even its date, and not where no other would be taken', async () => {
  const id = await aDocument();
  const before = await read(id);
  desk.files.app.clock.advance(60_000);
  expect(await rename(id, 'Minutes')).toMatchObject({ status: 200, body: before });
  await putInto(id, actionTypes.signed);
  expect(await rename(id, 'Minutes')).toMatchObject({ status: 200 });
  expect(await renames(id)).toEqual([]);
});

test('a repeated request with the same key is one change; another title with that key is refused', async () => {
  const id = await aDocument();
  const first = await rename(id, 'Once', 'key-rename-0001');
  await rename(id, 'Later');
  expect(await rename(id, 'Once', 'key-rename-0001')).toMatchObject({ status: 200, body: first.body });
  expect(await read(id)).toMatchObject({ Title: 'Later' });
  expect(await rename(id, 'Twice', 'key-rename-0001')).toMatchObject(refusal('idempotencyKeyReused'));
  expect(await renames(id)).toHaveLength(2);
});

test.each([
  [actionTypes.sign, 'renameWaiting'],
  [actionTypes.secureSign, 'renameWaiting'],
  [actionTypes.clickToSign, 'renameWaiting'],
  [actionTypes.adobeSign, 'renameWaiting'],
  [actionTypes.adobeSecureSign, 'renameWaiting'],
  [actionTypes.signed, 'renameSigned'],
] as const)('keeps the name that its signers saw: action type %i is %s', async (type, code) => {
  const id = await aDocument();
  await putInto(id, type);
  const refused = await rename(id, 'Other');
  expect(refused).toMatchObject(refusal(code));
  expect(refused.body).toMatchObject({ Message: errorSentences[code] });
  expect(await read(id)).toMatchObject({ Title: 'Minutes' });
  expect(await renames(id)).toEqual([]);
  expect((await desk.call(`/audit/document/${id}`)).body).toMatchObject([
    { Outcome: 'refused', ShortDesc: expect.stringContaining('could not rename the document') },
    { Title: 'Document uploaded' },
  ]);
});

/** Renames a document as a user who saw this title. */
const renameFrom = (id: number, PreviousTitle: string, Title: string) =>
  desk.call(`/documents/${id}/rename`, { method: 'POST', body: { Title, PreviousTitle } });

test('a rename that began with an earlier title is refused, and changes nothing', async () => {
  const id = await aDocument();
  await renameFrom(id, 'Minutes', 'Theirs');
  const before = await read(id);
  desk.files.app.clock.advance(60_000);
  const refused = await renameFrom(id, 'Minutes', 'Mine');
  expect(refused).toMatchObject(refusal('renamedMeanwhile'));
  expect(refused.body).toMatchObject({ Message: errorSentences.renamedMeanwhile });
  expect(await read(id)).toEqual(before);
  expect(await renameFrom(id, 'Theirs', 'Mine')).toMatchObject({ status: 200, body: { Title: 'Mine' } });
  expect(await renames(id)).toHaveLength(2);
});

test('of two renames at once one is refused; two of the same title agree', async () => {
  const id = await aDocument();
  const answers = await Promise.all(['First', 'Second'].map((title) => renameFrom(id, 'Minutes', title)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  await rename(id, 'Same');
  expect(await renameFrom(id, 'Minutes', 'Same')).toMatchObject({ status: 200, body: { Title: 'Same' } });
});

test('a document that was declined, so that nobody signs it any more, is renamed', async () => {
  const id = await aDocument();
  await putInto(id, actionTypes.declined);
  expect(await rename(id, 'Other')).toMatchObject({ status: 200, body: { Title: 'Other' } });
});

test('a deleted document keeps its name, and is missing', async () => {
  const id = await aDocument();
  await desk.call(`/documents/${id}`, { method: 'DELETE' });
  expect(await rename(id, 'Other')).toMatchObject(refusal('documentNotFound'));
  expect(await renames(id)).toEqual([]);
});

const people = '\u{1F468}\u200D\u{1F469}';

test.each([
  ['..\u2215..\u2215etc\u2215passwd'],
  ['..'],
  ['__proto__'],
  ['x\u202Efdp\u200F'],
  ['a\u2066b\u2069\u2028\uFEFF'],
  [' .. a '],
  [`"'\`<b>&amp;%00`],
  ['e\u0301'.repeat(125)],
  [people.repeat(50)],
  ['a'.repeat(251)],
  ['report.final.docx'],
])('comes back byte for byte, in the list and as a file: %j', async (title) => {
  const id = await aDocument();
  expect(await rename(id, title)).toMatchObject({ status: 200, body: { Title: title, Extension: 'pdf' } });
  expect((await list()).body).toMatchObject({
    Items: expect.arrayContaining([expect.objectContaining({ Id: id, Title: title })]),
  });
  const request = { Id: id, FriendlyName: `${title}.pdf` };
  const { fileUrl } = (await call(desk.files, 'POST', '/api/download/get', request)).body;
  const file = await fetch(desk.files.origin + new URL(String(fileUrl)).pathname);
  expect(await file.text()).toBe('Some minutes.');
  const [, encoded = ''] = file.headers.get('content-disposition')?.split("filename*=UTF-8''") ?? [];
  expect(decodeURIComponent(encoded)).toBe(`${title}.pdf`);
});

test('a byte order mark before a title is dropped, as before a file name', async () => {
  const id = await aDocument();
  expect((await rename(id, '\uFEFFOther')).body).toMatchObject({ Title: 'Other' });
  expect((await rename(id, '\uFEFFOther')).body).toMatchObject({ Title: 'Other' });
  expect(await renames(id)).toHaveLength(1);
});

test.each([
  ['requestInvalid', ''],
  ['requestInvalid', 'a'.repeat(256)],
  ['titleTooLong', 'a'.repeat(252)],
  ['titleInvalid', '../minutes'],
  ['titleInvalid', '..\\minutes'],
  ['titleInvalid', 'minutes\r\nBcc: x@y.test'],
  ['titleInvalid', 'minutes\u0007'],
  ['requestUnreadable', 'minutes\uD800'],
  ['titleInvisible', '   '],
  ['titleInvisible', '\u200B\u3164'],
  ['titleInvisible', '\uFEFF'],
] as const)('is refused as %s: %j', async (code, title) => {
  const id = await aDocument();
  const refused = await rename(id, title);
  expect(refused).toMatchObject(refusal(code));
  expect(await read(id)).toMatchObject({ Title: 'Minutes' });
});
