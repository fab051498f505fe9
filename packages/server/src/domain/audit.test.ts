import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appendAudit, verifyChain, type AuditEntry } from './audit.ts';
import type { Caller } from './caller.ts';
import {
  aClient,
  aDocument,
  aFirm,
  fakeCaller,
  idOf,
  startTestApp,
  startTestPortal,
  type TestApp,
  type TestFirm,
  type TestPortal,
} from '../testing/index.ts';

let app: TestApp;
let portal: TestPortal;
let firm: TestFirm;
let admin: Caller;

beforeAll(async () => {
  app = await startTestApp();
  portal = await startTestPortal(app);
});
afterAll(async () => {
  await portal.close();
  await app.close();
});
beforeEach(async () => {
  firm = await aFirm(app);
  admin = await fakeCaller(app, firm);
});

function entry(shortDesc: string): AuditEntry {
  return {
    firmId: firm.firmId,
    at: app.clock.now(),
    operation: 'test',
    outcome: 'done',
    loginId: null,
    userFullName: 'Ada Quill',
    title: 'Tested',
    shortDesc,
  };
}

const append = (...texts: string[]) =>
  app.db.transaction().execute((tx) => appendAudit(tx, firm.firmId, texts.map(entry)));

test('forty transactions at once make one chain without gaps or forks', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, index) => append(`entry ${index}`)));
  expect(await verifyChain(app.db, firm.firmId)).toStrictEqual({ intact: true, entries: 40 });
});

test.each([
  ['short_desc', { short_desc: 'Nothing happened.' }, 'The content was changed.'],
  ['user_full_name', { user_full_name: 'Somebody Else' }, 'The content was changed.'],
  ['at', { at: new Date('2020-01-01T00:00:00Z') }, 'The content was changed.'],
  ['prev_hash', { prev_hash: new Uint8Array(32).fill(9) }, 'The link to the previous entry does not match.'],
])('a changed %s is found', async (_column, change, reason) => {
  await append('one', 'two', 'three');
  await app.db
    .updateTable('audit_entries')
    .set(change)
    .where('firm_id', '=', firm.firmId)
    .where('seq', '=', 2)
    .execute();
  expect(await verifyChain(app.db, firm.firmId)).toStrictEqual({ intact: false, seq: 2, reason });
});

test.each([
  [2, 'An entry is missing.'],
  [3, 'Entries at the end are missing.'],
])('entry %i cannot be taken out unnoticed', async (seq, reason) => {
  await append('one', 'two', 'three');
  await app.db
    .deleteFrom('audit_entries')
    .where('firm_id', '=', firm.firmId)
    .where('seq', '=', seq)
    .execute();
  expect(await verifyChain(app.db, firm.firmId)).toMatchObject({ intact: false, reason });
});

test('a refused attempt is recorded in the history although it was rolled back', async () => {
  const { clientId } = await aClient(app, firm);
  const { documentId } = await aDocument(app, firm, clientId);
  await app.db.updateTable('documents').set({ action_type: 5 }).where('id', '=', documentId).execute();
  const refused = await portal.call(admin, `/documents/${documentId}`, { method: 'DELETE' });
  expect(refused.status).toBe(409);
  const history = await portal.call(admin, `/audit/document/${documentId}`);
  expect(history.body).toMatchObject([
    {
      Title: 'Attempt failed',
      UserFullName: admin.name,
      ShortDesc: `${admin.name} could not delete the document: a signing task was outstanding.`,
    },
  ]);
});

test('a role that is refused leaves an entry too', async () => {
  const employee = await fakeCaller(app, firm, ['Employee']);
  const answer = await portal.call(employee, '/filters/', {
    method: 'POST',
    body: { text: 'x', parentId: 0 },
  });
  expect(answer.status).toBe(403);
  const rows = await app.db
    .selectFrom('audit_entries')
    .select(['outcome', 'operation'])
    .where('firm_id', '=', firm.firmId)
    .orderBy('id')
    .execute();
  expect(rows).toStrictEqual([{ outcome: 'refused', operation: 'createFirmFilter' }]);
});

test('the history of a document reads newest first', async () => {
  const { clientId } = await aClient(app, firm);
  const { documentId } = await aDocument(app, firm, clientId, { title: 'Lease' });
  const filter = await portal.call(admin, '/filters/', {
    method: 'POST',
    body: { text: 'Tax', parentId: 0 },
  });
  expect(filter.status).toBe(200);
  const id = idOf(filter);
  await portal.call(admin, '/documents/assignFilter', { method: 'POST', body: { documentId, filterId: id } });
  app.clock.advance(60_000);
  await portal.call(admin, '/documents/assignFilter', { method: 'POST', body: { documentId, filterId: 0 } });
  const history = await portal.call(admin, `/audit/document/${documentId}`);
  expect(history.body).toMatchObject([
    { Title: 'Filter removed', ShortDesc: `${admin.name} removed Lease.pdf from its filter.` },
    { Title: 'Filter assigned', ShortDesc: `${admin.name} assigned Lease.pdf to the filter Tax.` },
  ]);
});

test('a client that has some entries reads the later ones', async () => {
  const { clientId } = await aClient(app, firm);
  const { documentId } = await aDocument(app, firm, clientId);
  const about = (text: string) => ({ ...entry(text), documentId });
  const add = (text: string) =>
    app.db.transaction().execute((tx) => appendAudit(tx, firm.firmId, [about(text)]));
  await add('one');
  await add('two');
  const first = await portal.call(admin, `/audit/document/${documentId}`);
  expect(first.body).toMatchObject([{ ShortDesc: 'two', Kind: 'file' }, { ShortDesc: 'one' }]);
  const { seq } = await app.db
    .selectFrom('audit_heads')
    .select('seq')
    .where('firm_id', '=', firm.firmId)
    .executeTakeFirstOrThrow();
  await add('three');
  const later = await portal.call(admin, `/audit/document/${documentId}?after=${seq}`);
  expect(later.body).toMatchObject([{ ShortDesc: 'three' }]);
  const none = await portal.call(admin, `/audit/document/${documentId}?after=${seq + 1}`);
  expect(none.body).toEqual([]);
});
