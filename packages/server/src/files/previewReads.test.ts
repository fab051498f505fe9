import { PREVIEWABLE_SETTING, viewerTypes } from '@countersign/api-client/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unreadAmong } from '../domain/documents/readMarks.ts';
import { aDocument } from '../testing/index.ts';
import { call, openFilesFixture, type FilesFixture } from './testing/filesFixture.ts';

let desk: FilesFixture;
beforeAll(async () => {
  desk = await openFilesFixture();
  await desk.app.db
    .updateTable('system_settings')
    .set({ value: Object.keys(viewerTypes).join(',') })
    .where('name', '=', PREVIEWABLE_SETTING)
    .execute();
});
afterAll(() => desk.close());

/** Calls the file service for a new document, and returns the status and whether the document is unread still. */
async function unreadAfter(path: string, extension: string, body: object = {}) {
  const { firm, clientId, caller } = desk.staff;
  const { documentId: Id } = await aDocument(desk.app, firm, clientId, { extension });
  const isUnread = async () => (await unreadAmong(desk.app.db, caller.loginId, [Id])).has(Id);
  expect(await isUnread()).toBe(true);
  const { status } = await call(desk, 'POST', `/api/download/${path}`, { Id, ...body });
  return { status, unread: await isUnread() };
}

it.each(Object.keys(viewerTypes))('a preview that shows %s reads the document', async (extension) => {
  expect(await unreadAfter('getForPreview', extension)).toEqual({ status: 200, unread: false });
});

it('a spreadsheet, which no preview shows, is read once it is downloaded', async () => {
  expect(await unreadAfter('getForPreview', 'xlsx')).toEqual({ status: 415, unread: true });
  expect(await unreadAfter('get', 'xlsx', { FriendlyName: 'a.xlsx' })).toEqual({
    status: 200,
    unread: false,
  });
});
