import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  aClient,
  aFirm,
  aPerson,
  fakeCaller,
  refusal,
  startTestApp,
  startTestPortal,
  type TestApp,
  type TestFirm,
  type TestPortal,
} from '../../../testing/index.ts';
import type { Database } from '../../../app.ts';
import type { Caller } from '../../caller.ts';
import { createDocumentLister, type DocumentListRequest } from './list.ts';

const length = 6_000;

let app: TestApp;
let portal: TestPortal;
let firm: TestFirm;
let staff: Caller;
let clientId: number;
/** The test's database, which notes what is read of its documents. */
let db: Database;
let queries: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  portal = await startTestPortal(app);
  firm = await aFirm(app);
  staff = await fakeCaller(app, firm, ['Employee'], await aPerson(app, 'ada@firm.example', 'Ada', 'Quill'));
  ({ clientId } = await aClient(app, firm));
  await sql`
    insert into documents (firm_id, client_id, title, extension, size, created_by, created_at, modified_at)
    select ${firm.firmId}::integer, ${clientId}::integer, 'Letter ' || n, 'pdf', 10, 'Ada Quill', now(), now()
    from generate_series(1, ${length}::integer) n`.execute(app.db);
  const notes: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind === 'RawNode') queries.push(node.sqlFragments.join('?'));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  db = app.db.withPlugin(notes);
});
beforeEach(() => {
  queries = [];
});
afterAll(async () => {
  await portal.close();
  await app.close();
});

/** A page in the middle of what was modified since a time that nobody asked for before. */
function invented(nr: number): DocumentListRequest {
  return {
    ...{ clientId, firmId: staff.firmId, filterIds: [], search: [], ids: [], except: [], view: null },
    ...{ createdBy: null, waitingFor: null, modifiedBefore: null, sortField: 'Title', ascending: true },
    ...{ modifiedFrom: new Date(nr), offset: 2_900, limit: 100 },
  };
}

test('a long list is not ranked for readers who left while they waited', async () => {
  const lister = createDocumentLister();
  let isGone = false;
  const reader = { loginId: staff.loginId, isGone: () => isGone };
  const pages = Array.from({ length: 12 }, (_, nr) => lister.page(db, invented(nr), reader));
  const outcomes = Promise.allSettled(pages);
  await Promise.race(pages);
  isGone = true;
  const failed = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(failed.length).toBeGreaterThanOrEqual(8);
  for (const one of failed) expect(one).toMatchObject({ reason: { code: 'tooManyAttempts' } });
  expect(queries.filter((query) => query.includes('row_number')).length).toBeLessThanOrEqual(4);
  expect((await lister.page(db, invented(99), { loginId: staff.loginId })).total).toBe(length);
});

test('too many at once are told to come again, while a colleague reads', async () => {
  const hal = await aPerson(app, 'hal@firm.example', 'Hal', 'Finch');
  const colleague = await fakeCaller(app, firm, ['Employee'], hal);
  const list = `/documents/clients/${clientId}`;
  const heavy = Array.from({ length: 40 }, (_, nr) =>
    portal.call(staff, `${list}/ids?first=2900&count=100&modifiedFrom=${new Date(nr).toISOString()}`),
  );
  const [page, found] = await Promise.all([
    portal.call(colleague, list),
    portal.call(colleague, `${list}/ids?first=2900&modifiedFrom=1999-01-01T00:00:00Z`),
  ]);
  expect([page.status, found.status]).toEqual([200, 200]);
  const answers = await Promise.all(heavy);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(11);
  for (const one of refused) {
    expect(one).toMatchObject(refusal('tooManyAttempts'));
    expect(one.headers['retry-after']).toBe('2');
  }
});

test('the pages that people begin with wait for no other', async () => {
  const lister = createDocumentLister();
  const pages = Array.from({ length: 20 }, (_, nr) =>
    lister.page(db, { ...invented(0), modifiedFrom: null, offset: nr * 100 }, { loginId: 1 }),
  );
  expect((await Promise.all(pages)).every(({ ids }) => ids.length === 100)).toBe(true);
});
