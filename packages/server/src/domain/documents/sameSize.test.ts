import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDesk, type Desk } from '../../contract/testing/desk.ts';
import { sha256 } from '../../files/testing/filesFixture.ts';
import { aClient, aDocument, aFirm } from '../../testing/index.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const bytes = new TextEncoder().encode('Minutes of the meeting of 3 May.');

function sameSize(clientId: number, sizes: readonly number[]) {
  return desk.call(`/documents/clients/${clientId}/sameSize?sizes=${sizes.join(',')}`);
}

it('finds documents of this client alone, by any of the sizes, until they are deleted', async () => {
  const { app, staff } = desk.files;
  const other = await aClient(app, staff.firm, 'Other', []);
  const strange = await aFirm(app, 'Strange');
  const theirs = await aClient(app, strange, 'Theirs', []);
  await aDocument(app, staff.firm, other.clientId, { bytes });
  await aDocument(app, strange, theirs.clientId, { bytes });
  expect((await sameSize(desk.clientId, [bytes.length])).body).toEqual({ Items: [] });

  const { documentId } = await aDocument(app, staff.firm, desk.clientId, { title: 'Minutes', bytes });
  const found = await sameSize(desk.clientId, [1, bytes.length, bytes.length]);
  expect(found.body).toMatchObject({
    Items: [
      { Id: documentId, Title: 'Minutes', Extension: 'pdf', Size: bytes.length, Sha256: sha256(bytes) },
    ],
  });
  expect((await sameSize(theirs.clientId, [bytes.length])).status).toBe(404);

  await desk.call(`/documents/${documentId}`, { method: 'DELETE' });
  expect((await sameSize(desk.clientId, [bytes.length])).body).toEqual({ Items: [] });
});

it.each(['', '0', '1,', 'a', '-1'])('rejects sizes that are none: %j', async (sizes) => {
  const { status } = await desk.call(`/documents/clients/${desk.clientId}/sameSize?sizes=${sizes}`);
  expect(status).toBe(400);
});
