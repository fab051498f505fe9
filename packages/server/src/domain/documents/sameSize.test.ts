import { sql } from 'kysely';
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

it('lists all documents with the same bytes, the newest first, so that the one of a name can be found', async () => {
  const { app, staff } = desk.files;
  const { clientId } = await aClient(app, staff.firm, 'Copies');
  const content = new TextEncoder().encode('One content under two names.');
  for (const title of ['a', 'b']) {
    app.clock.advance(60_000);
    await aDocument(app, staff.firm, clientId, { title, bytes: content });
  }
  const { body } = await sameSize(clientId, [content.length]);
  expect(body).toMatchObject({
    Items: ['b', 'a'].map((Title) => ({ Title, Sha256: sha256(content) })),
  });
});

it('a thousand equal files hide no other one, of whichever size', async () => {
  const { app, staff } = desk.files;
  const { clientId } = await aClient(app, staff.firm, 'Forms');
  const form = new TextEncoder().encode('The same form.');
  const shorter = new TextEncoder().encode('Other.');
  const alike = new TextEncoder().encode('The other one.');
  for (const content of [shorter, alike]) await aDocument(app, staff.firm, clientId, { bytes: content });
  app.clock.advance(60_000);
  const { documentId } = await aDocument(app, staff.firm, clientId, { bytes: form });
  await sql`insert into document_versions (firm_id, document_id, kind, blob_key, sha256, size, created_at)
    select firm_id, document_id, kind, blob_key, sha256, size, created_at
    from document_versions, generate_series(1, 1000) where document_id = ${documentId}`.execute(app.db);
  const { body } = await desk.call(
    `/documents/clients/${clientId}/sameSize?sizes=${form.length},${shorter.length}`,
  );
  const items: { Sha256: string }[] = Object(body).Items;
  expect(new Set(items.map((item) => item.Sha256))).toEqual(new Set([form, shorter, alike].map(sha256)));
  expect(items.length).toBeLessThanOrEqual(1_000);
});

it.each(['', '0', '1,', 'a', '-1'])('rejects sizes that are none: %j', async (sizes) => {
  const { status } = await desk.call(`/documents/clients/${desk.clientId}/sameSize?sizes=${sizes}`);
  expect(status).toBe(400);
});
