import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDocument } from '../testing/index.ts';
import { call, openFilesFixture, type FilesFixture } from './testing/filesFixture.ts';

let desk: FilesFixture;
let documentId: number;
beforeAll(async () => {
  desk = await openFilesFixture();
  ({ documentId } = await aDocument(desk.app, desk.staff.firm, desk.staff.clientId, { extension: 'pdf' }));
});
afterAll(() => desk.close());

type Kind = readonly [path: string, body: () => object];

const kinds: Readonly<Record<string, Kind>> = {
  download: ['/api/download/get', () => ({ Id: documentId, FriendlyName: 'a.pdf' })],
  preview: ['/api/download/getForPreview', () => ({ Id: documentId })],
  archive: ['/api/download/getArchive', () => ({ clientId: desk.staff.clientId, documentIds: [documentId] })],
  history: ['/api/download/getHistory', () => ({ Id: documentId, Format: 'csv', TimeZone: 'UTC' })],
};

async function link([path, body]: Kind): Promise<string> {
  const answer = await call(desk, 'POST', path, body());
  return desk.origin + new URL(String(answer.body['fileUrl'])).pathname;
}

const status = async (address: string, headers: Record<string, string> = {}) =>
  (await fetch(address, { headers })).status;

const state = async (address: string): Promise<unknown> =>
  Object(await (await fetch(`${address}/state`)).json()).State;

/** Signs out while the work is done. */
async function signedOut(work: () => Promise<void>): Promise<void> {
  const { sessionId } = desk.staff.caller;
  const rows = await desk.app.db
    .deleteFrom('oidc_records')
    .where('uid', '=', sessionId)
    .returningAll()
    .execute();
  await work();
  for (const { payload, ...row } of rows) {
    await desk.app.db
      .insertInto('oidc_records')
      .values({ ...row, payload: JSON.stringify(payload) })
      .execute();
  }
}

const session = () => {
  const { sessionId } = desk.staff.caller;
  return desk.app.db.updateTable('oidc_records').where('uid', '=', sessionId);
};
const employee = (values: { is_active: boolean }) =>
  desk.app.db.updateTable('employees').set(values).where('id', '=', desk.staff.caller.employeeId).execute();
const firm = (values: { is_active: boolean }) =>
  desk.app.db.updateTable('firms').set(values).where('id', '=', desk.staff.firm.firmId).execute();

describe.each(Object.entries(kinds))('a link of the kind “%s” that was not redeemed', (_name, kind) => {
  it('is void once its session was signed out', async () => {
    const address = await link(kind);
    await signedOut(async () => {
      expect(await state(address)).toBe('over');
      expect(await status(address)).toBe(404);
    });
    expect(await state(address)).toBe('waiting');
  });

  it('is void while its session has expired, and is not used up by that', async () => {
    const address = await link(kind);
    await session()
      .set({ used_at: new Date(0) })
      .execute();
    expect(await status(address)).toBe(404);
    await session().set({ used_at: new Date() }).execute();
    expect(await status(address)).toBe(200);
  });

  it('is void while the person or the firm is inactive', async () => {
    const address = await link(kind);
    await employee({ is_active: false });
    expect([await state(address), await status(address)]).toEqual(['over', 404]);
    await employee({ is_active: true });
    await firm({ is_active: false });
    expect([await state(address), await status(address)]).toEqual(['over', 404]);
    await firm({ is_active: true });
    expect([await state(address), await status(address)]).toEqual(['waiting', 200]);
    expect(await state(address)).toBe('taken');
  });
});

it.each(['download', 'preview', 'archive'])(
  'a link of the kind “%s” is void while its document is deleted, and its state says so',
  async (name) => {
    const address = await link(kinds[name] ?? expect.fail());
    const document = desk.app.db.updateTable('documents').where('id', '=', documentId);
    await document.set({ deleted_at: new Date() }).execute();
    expect([await state(address), await status(address)]).toEqual(['over', 404]);
    await document.set({ deleted_at: null }).execute();
    expect([await state(address), await status(address)]).toEqual(['waiting', 200]);
  },
);

describe('of a client that was deleted', () => {
  const client = (values: { deleted_at: Date | null }) =>
    desk.app.db.updateTable('clients').set(values).where('id', '=', desk.staff.clientId).execute();

  it.each(['download', 'preview', 'archive'])('a link of the kind “%s” is void', async (name) => {
    const address = await link(kinds[name] ?? expect.fail());
    await client({ deleted_at: new Date() });
    expect([await state(address), await status(address)]).toEqual(['over', 404]);
    await client({ deleted_at: null });
    expect([await state(address), await status(address)]).toEqual(['waiting', 200]);
  });

  it.each(Object.entries(kinds))('a link of the kind “%s” is not made', async (_name, [path, body]) => {
    await client({ deleted_at: new Date() });
    expect((await call(desk, 'POST', path, body())).status).toBe(404);
    await client({ deleted_at: null });
  });
});

it('who began to read a file can read its ranges until they sign out or are deactivated', async () => {
  const address = await link(kinds['preview'] ?? expect.fail());
  const first = await fetch(address);
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const range = () => status(address, { cookie, range: 'bytes=0-0' });
  expect(await range()).toBe(206);
  await signedOut(async () => {
    expect(await range()).toBe(404);
  });
  await employee({ is_active: false });
  expect(await range()).toBe(404);
  await employee({ is_active: true });
  expect(await range()).toBe(206);
});
