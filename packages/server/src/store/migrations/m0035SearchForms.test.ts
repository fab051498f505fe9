import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aClient, aDocument, aFirm, startTestApp, type TestApp } from '../../testing/index.ts';
import { migrations } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** What an installation has that was made before. */
const before = [
  'drop trigger document_search_text on documents',
  'drop function write_search_text',
  'alter table documents drop column search_text',
  `alter table documents add column search_text text not null
    generated always as (lower(title || '.' || extension || ' ' || created_by || ' ' || signer_names)) stored`,
];

test('decomposed names of an older installation are found, and stay as they are', async () => {
  const firm = await aFirm(app);
  const { clientId } = await aClient(app, firm);
  const title = 'Café lease'.normalize('NFD');
  const { documentId } = await aDocument(app, firm, clientId, { title });
  for (const statement of before) await sql.raw(statement).execute(app.db);
  await migrations['0035-search-forms']?.up(app.db);
  const stored = app.db.selectFrom('documents').select(['title', 'search_text']).where('id', '=', documentId);
  expect(await stored.executeTakeFirstOrThrow()).toEqual({
    title,
    search_text: expect.stringContaining('café lease.pdf'.normalize('NFC')),
  });
});
