import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aClient,
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

let app: TestApp;
let portal: TestPortal;
let firm: TestFirm;
let caller: Caller;
let clientId: number;

beforeAll(async () => {
  app = await startTestApp();
  portal = await startTestPortal(app);
  firm = await aFirm(app);
  caller = await fakeCaller(app, firm);
  ({ clientId } = await aClient(app, firm));
});
afterAll(async () => {
  await portal.close();
  await app.close();
});

const counts = (id: number) => portal.call(caller, `/documentFilters/${id}/counts`);

async function aDocumentIn(filterId: number | null): Promise<number> {
  const { id } = await app.db
    .insertInto('documents')
    .values({
      firm_id: firm.firmId,
      client_id: clientId,
      filter_id: filterId,
      title: 'Letter',
      extension: 'pdf',
      size: 10,
      created_by: 'Ada Quill',
      created_at: app.clock.now(),
      modified_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const addFilter = async (text: string, parentId = 0) =>
  idOf(
    await portal.call(caller, `/documentFilters/${clientId}`, {
      method: 'PUT',
      body: { index: 0, text, parentId },
    }),
  );

test('each filter has its own documents; assigning, deleting and deleting a filter move the numbers', async () => {
  expect((await counts(clientId)).body).toEqual({ Total: 0, Items: [] });
  const tax = await addFilter('Tax');
  const below = await addFilter('2026', tax);
  const [first, second] = [await aDocumentIn(tax), await aDocumentIn(below)];
  await aDocumentIn(null);
  await aDocumentIn(below);
  expect((await counts(clientId)).body).toEqual({
    Total: 4,
    Items: [
      { FilterId: tax, Documents: 1 },
      { FilterId: below, Documents: 2 },
    ],
  });

  const body = { documentId: first, filterId: below };
  await portal.call(caller, '/documents/assignFilter', { method: 'POST', body });
  await portal.call(caller, `/documents/${second}`, { method: 'DELETE' });
  expect((await counts(clientId)).body).toEqual({
    Total: 3,
    Items: [{ FilterId: below, Documents: 2 }],
  });

  await portal.call(caller, `/documentFilters/${tax}`, { method: 'DELETE' });
  expect((await counts(clientId)).body).toEqual({ Total: 3, Items: [] });
});

test('another firm’s client is none', async () => {
  const stranger = await fakeCaller(app, await aFirm(app));
  const { status, body } = await portal.call(stranger, `/documentFilters/${clientId}/counts`);
  expect({ status, body }).toMatchObject(refusal('notFound'));
  expect((await counts(999_999)).status).toBe(404);
});
