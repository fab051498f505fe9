import { actionTypes, documentRuleMessages, type ActionType } from '@countersign/api-client/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anUpload, openDesk, type Desk } from '../../contract/testing/desk.ts';
import { idOf, refusal, type TestAnswer } from '../../testing/index.ts';
import { verifyChain } from '../audit.ts';
import { readChanges } from '../events/changeEvents.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

async function aDocument(): Promise<number> {
  const { identifier, size } = await anUpload(desk, 'Minutes.pdf');
  const body = { name: 'Minutes.pdf', size, uploadIdentifier: identifier, folderId: 0 };
  return idOf(await desk.call(`/documents/clients/${desk.clientId}`, { method: 'PUT', body }));
}

function turn(id: number, to: 'on' | 'off', key?: string): Promise<TestAnswer> {
  const body = { EnabledNotifications: to === 'on' };
  return desk.call(`/documents/${id}/notifications`, {
    method: 'PUT',
    body,
    ...(key !== undefined && { key }),
  });
}

const read = async (id: number) => (await desk.call(`/documents/${id}`)).body;

const dateOf = (body: TestAnswer['body']) => Object(body).ModifiedDate;

/** The sentences of a document's history about its notifications, newest first. */
async function changes(id: number): Promise<string[]> {
  const rows = await desk.files.app.db
    .selectFrom('audit_entries')
    .select('short_desc')
    .where('document_id', '=', id)
    .where('title', '=', 'Notifications changed')
    .orderBy('seq', 'desc')
    .execute();
  return rows.map((row) => row.short_desc);
}

/** The state of a signing task, without its signers. */
const putInto = (id: number, type: ActionType) =>
  desk.files.app.db.updateTable('documents').set({ action_type: type }).where('id', '=', id).execute();

test('they are on at first, and are turned off and on again; the modified date stays', async () => {
  const id = await aDocument();
  const before = await read(id);
  expect(before).toMatchObject({ EnabledNotifications: true });
  desk.files.app.clock.advance(60_000);
  const off = await turn(id, 'off');
  expect(off).toMatchObject({ status: 200, body: { Id: id, EnabledNotifications: false } });
  expect(await read(id)).toEqual(off.body);
  const on = await turn(id, 'on');
  expect(on.status).toBe(200);
  expect(on.body).toMatchObject({ EnabledNotifications: true, ModifiedDate: dateOf(before) });
});

test('both changes are in the history of the document, and its chain holds', async () => {
  const id = await aDocument();
  const { name, firmId } = desk.files.staff.caller;
  await turn(id, 'off');
  await turn(id, 'on');
  const entry = { Title: 'Notifications changed', UserFullName: name, Kind: 'email', Outcome: 'done' };
  expect((await desk.call(`/audit/document/${id}`)).body).toMatchObject([
    { ...entry, ShortDesc: `${name} turned notifications on.` },
    { ...entry, ShortDesc: `${name} turned notifications off.` },
    { Title: 'Document uploaded' },
  ]);
  expect(await verifyChain(desk.files.app.db, firmId)).toMatchObject({ intact: true });
});

test('tells open lists which document has changed', async () => {
  const id = await aDocument();
  const { db } = desk.files.app;
  const { Position } = await readChanges(db, desk.files.staff.caller, { after: null, age: 0 });
  await turn(id, 'off');
  const { Changes } = await readChanges(db, desk.files.staff.caller, { after: Position, age: 0 });
  expect(Changes).toMatchObject([
    { Kind: 'documents', ClientId: desk.clientId, DocumentIds: [id], Own: true },
  ]);
});

test('what is already so changes nothing', async () => {
  const id = await aDocument();
  const before = await read(id);
  expect(await turn(id, 'on')).toMatchObject({ status: 200, body: before });
  expect(await changes(id)).toEqual([]);
});

test('a repeated request with the same key is one change; the opposite with that key is refused', async () => {
  const id = await aDocument();
  const first = await turn(id, 'off', 'key-notifications-0001');
  await turn(id, 'on');
  expect(await turn(id, 'off', 'key-notifications-0001')).toMatchObject({ status: 200, body: first.body });
  expect(await read(id)).toMatchObject({ EnabledNotifications: true });
  expect(await turn(id, 'on', 'key-notifications-0001')).toMatchObject(refusal('idempotencyKeyReused'));
  expect(await changes(id)).toHaveLength(2);
});

test.each(Object.values(actionTypes))('are turned off whatever the task: action type %i', async (type) => {
  const id = await aDocument();
  await putInto(id, type);
  expect(await turn(id, 'off')).toMatchObject({
    status: 200,
    body: { ActionTypeE: type, EnabledNotifications: false },
  });
});

test('while they are off, PINs are not resent, and signing is not set up', async () => {
  const id = await aDocument();
  await putInto(id, actionTypes.clickToSign);
  await turn(id, 'off');
  const resent = await desk.call(`/documents/resendPins/${id}`, { method: 'POST' });
  expect(resent).toMatchObject(refusal('notificationsOff'));
  expect(resent.body).toMatchObject({ Message: documentRuleMessages.notificationsOff });
  await putInto(id, actionTypes.none);
  const setUp = () => desk.call(`/sign/clickToSign/${id}`, { method: 'POST', body: { UserIds: [1] } });
  expect(await setUp()).toMatchObject(refusal('notificationsOff'));
  await turn(id, 'on');
  expect(await setUp()).not.toMatchObject(refusal('notificationsOff'));
});

test('a deleted document keeps them as they are, and is missing', async () => {
  const id = await aDocument();
  await desk.call(`/documents/${id}`, { method: 'DELETE' });
  expect(await turn(id, 'off')).toMatchObject(refusal('documentNotFound'));
  expect(await changes(id)).toEqual([]);
});

test.each([[{}], [{ EnabledNotifications: 'off' }], [{ EnabledNotifications: null }]])(
  'anything but on or off is refused: %j',
  async (body) => {
    const id = await aDocument();
    const refused = await desk.call(`/documents/${id}/notifications`, { method: 'PUT', body });
    expect(refused).toMatchObject(refusal('requestInvalid'));
    expect(await read(id)).toMatchObject({ EnabledNotifications: true });
  },
);
