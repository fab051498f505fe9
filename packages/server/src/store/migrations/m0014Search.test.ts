import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aScene, setUp, type Scene } from '../../domain/signing/testing/scene.ts';
import { migrations } from './index.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await aScene();
});
afterAll(() => scene.app.close());

/** What an installation has that was made before. */
const before = [
  'drop trigger document_search_text on documents',
  'drop trigger signers_added on signers',
  'drop trigger signing_task_removed on signing_tasks',
  'drop trigger login_renamed on logins',
  'drop trigger filter_renamed on filters',
  'drop function name_signers_added, name_signers_of_task, name_signers_renamed, version_lists_of_filter',
  'alter table documents drop column search_text, drop column signer_names',
  'drop function signer_names_of',
  'create index documents_search on documents using gin (client_id, lower(title) gin_trgm_ops) where deleted_at is null',
];

test('documents of an older installation get the names of their signers', async () => {
  await setUp(scene);
  const { db } = scene.app;
  const texts = () => db.selectFrom('documents').select(['signer_names', 'search_text']).execute();
  const [document] = await texts();
  expect(document?.signer_names).toBe('Sam Signer Sam Signer Imogen Hartley');
  for (const statement of before) await sql.raw(statement).execute(db);
  await migrations['0014-search']?.up(db);
  expect(await texts()).toEqual([document]);
});
