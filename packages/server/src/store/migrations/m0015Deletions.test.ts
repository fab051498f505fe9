import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aClient,
  aDocument,
  aFirm,
  fakeCaller,
  startTestApp,
  startTestPortal,
  type TestApp,
  type TestPortal,
} from '../../testing/index.ts';
import { migrations } from './index.ts';

let app: TestApp;
let portal: TestPortal;
beforeAll(async () => {
  app = await startTestApp();
  portal = await startTestPortal(app);
});
afterAll(async () => {
  await portal.close();
  await app.close();
});

/** What an installation has that was made before. */
const before = [
  'drop index documents_deleted',
  'alter table documents drop constraint documents_deleted_by',
  'alter table documents drop column deleted_by, drop column deleted_by_login_id',
];

test('what was deleted before gets from the history who deleted it', async () => {
  const firm = await aFirm(app);
  const staff = await fakeCaller(app, firm);
  const { clientId } = await aClient(app, firm);
  const { documentId: recorded } = await aDocument(app, firm, clientId);
  const { documentId: kept } = await aDocument(app, firm, clientId);
  const { documentId: unrecorded } = await aDocument(app, firm, clientId);
  await portal.call(staff, `/documents/${recorded}`, { method: 'DELETE' });
  const deleted = { deleted_at: app.clock.now() };
  await app.db.updateTable('documents').set(deleted).where('id', '=', unrecorded).execute();
  for (const statement of before) await sql.raw(statement).execute(app.db);
  await migrations['0015-deletions']?.up(app.db);
  const rows = await app.db
    .selectFrom('documents')
    .select(['id', 'deleted_by', 'deleted_by_login_id'])
    .orderBy('id')
    .execute();
  expect(rows).toStrictEqual([
    { id: recorded, deleted_by: staff.name, deleted_by_login_id: staff.loginId },
    { id: kept, deleted_by: null, deleted_by_login_id: null },
    { id: unrecorded, deleted_by: null, deleted_by_login_id: null },
  ]);
});
