import { errorSentences } from '@countersign/api-client/rules';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  aClient,
  aDocument,
  aFirm,
  fakeCaller,
  startTestApp,
  startTestPortal,
  type TestApp,
  type TestFirm,
  type TestPortal,
} from '../../../testing/index.ts';
import { verifyChain } from '../../audit.ts';
import type { Caller } from '../../caller.ts';

let app: TestApp;
let portal: TestPortal;
let firm: TestFirm;
let admin: Caller;
let clientId: number;

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
  ({ clientId } = await aClient(app, firm));
});

/** Ids that no document has, the highest first. */
const unknown = (count: number) => Array.from({ length: count }, (_, index) => 2_000_000_000 - index);

async function aNamed(title: string): Promise<number> {
  return (await aDocument(app, firm, clientId, { title })).documentId;
}

const remove = (documentIds: readonly number[]) =>
  portal.call(admin, '/documents/removeMultiple', { method: 'POST', body: { documentIds } });

/** What a deletion returns, and how many queries it makes. */
async function counted(documentIds: readonly number[]) {
  let queries = 0;
  const counts: KyselyPlugin = {
    transformQuery({ node }) {
      queries += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const { db } = app;
  app.db = db.withPlugin(counts);
  const { status, body } = await remove(documentIds).finally(() => (app.db = db));
  expect(status).toBe(200);
  return { body, queries };
}

test('hundreds take as many queries as one', async () => {
  const one = await counted(unknown(1));
  const all = await counted(unknown(500));
  expect(all.queries).toBe(one.queries);
  const notFound = { Title: '', Message: errorSentences.documentNotFound };
  expect(all.body).toStrictEqual({
    Deleted: [],
    AlreadyDeleted: [],
    Blocked: [],
    Failed: unknown(500)
      .toReversed()
      .map((Id) => ({ Id, ...notFound })),
  });
  const alone = await counted([await aNamed('Lease')]);
  const letters = [await aNamed('Letter'), await aNamed('Draft'), await aNamed('Note')];
  expect((await counted(letters)).queries).toBe(alone.queries);
});

test('each outcome is in the order of the ids, and each deletion in the history', async () => {
  const [goes, signs, gone, last] = [
    await aNamed('Goes'),
    await aNamed('Signs'),
    await aNamed('Gone'),
    await aNamed('Last'),
  ];
  await app.db.updateTable('documents').set({ action_type: 5 }).where('id', '=', signs).execute();
  await remove([gone]);
  const { clientId: left } = await aClient(app, firm, 'Left');
  const { documentId: theirs } = await aDocument(app, firm, left, { title: 'Theirs' });
  await app.db.updateTable('clients').set({ deleted_at: app.clock.now() }).where('id', '=', left).execute();
  const Message = errorSentences.documentNotFound;
  expect((await remove([theirs, last, gone, signs, goes])).body).toStrictEqual({
    Deleted: [goes, gone, last],
    AlreadyDeleted: [gone],
    Blocked: [{ Id: signs, Title: 'Signs', Message: 'The document has outstanding signing tasks.' }],
    Failed: [{ Id: theirs, Title: '', Message }],
  });
  const entries = await app.db
    .selectFrom('audit_entries')
    .select(['document_id', 'client_id', 'operation', 'short_desc'])
    .where('firm_id', '=', firm.firmId)
    .where('operation', '=', 'deleteDocuments')
    .orderBy('seq')
    .execute();
  expect(entries).toMatchObject([
    { document_id: gone, client_id: clientId },
    { document_id: goes, client_id: clientId },
    { document_id: last, client_id: clientId },
  ]);
  expect(await verifyChain(app.db, firm.firmId)).toMatchObject({ intact: true });
});
