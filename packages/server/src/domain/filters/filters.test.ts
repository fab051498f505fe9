import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '../caller.ts';
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

const addToFirm = (text: string, parentId: number) =>
  portal.call(admin, '/filters/', { method: 'POST', body: { text, parentId } });
const addToClient = (text: string, parentId: number, index = 0) =>
  portal.call(admin, `/documentFilters/${clientId}`, { method: 'PUT', body: { index, text, parentId } });

test('a client sees the filters of the firm and its own in one tree', async () => {
  const tax = idOf(await addToFirm('Tax', 0));
  const own = idOf(await addToClient('Rental', tax, 3));
  const tree = await portal.call(admin, `/documentFilters/${clientId}`);
  expect(tree.body).toMatchObject([
    {
      Id: tax,
      Text: 'Tax',
      parentId: 0,
      IsFirmFilter: true,
      Items: [{ Id: own, Text: 'Rental', parentId: tax, index: 3, IsFirmFilter: false, Items: [] }],
    },
  ]);
  const firmTree = await portal.call(admin, '/filters/');
  expect(firmTree.body).toMatchObject([{ Id: tax, Items: [] }]);
});

test('three levels are the most, and twenty at once do not make a fourth', async () => {
  let parent = 0;
  for (const text of ['One', 'Two', 'Three']) parent = idOf(await addToFirm(text, parent));
  const answers = await Promise.all(Array.from({ length: 20 }, () => addToClient('Four', parent)));
  for (const answer of answers) {
    expect(answer).toMatchObject(refusal('filterTooDeep'));
    expect(answer.body).toMatchObject({ Message: 'Filters are restricted to 3 levels' });
  }
  const rows = await app.db
    .selectFrom('filters')
    .select('depth')
    .where('firm_id', '=', firm.firmId)
    .execute();
  expect(rows.map((row) => row.depth).sort()).toStrictEqual([1, 2, 3]);
});

test('a parent that is being deleted gets no children', async () => {
  const parent = idOf(await addToFirm('Going', 0));
  const [removed, ...added] = await Promise.all([
    portal.call(admin, `/filters/${parent}`, { method: 'DELETE' }),
    ...Array.from({ length: 10 }, (_, index) => addToClient(`Child ${index}`, parent)),
  ]);
  expect(removed?.status).toBe(204);
  for (const answer of added) expect([200, 404]).toContain(answer.status);
  const left = await app.db.selectFrom('filters').select('id').where('firm_id', '=', firm.firmId).execute();
  expect(left).toStrictEqual([]);
});

test('the filters of the firm cannot be changed on a page of a client', async () => {
  const tax = idOf(await addToFirm('Tax', 0));
  const rename = { method: 'POST' as const, body: { id: tax, index: 0, text: 'Mine' } };
  for (const call of [rename, { method: 'DELETE' as const }]) {
    const answer = await portal.call(admin, `/documentFilters/${tax}`, call);
    expect(answer).toMatchObject(refusal('permissionDenied'));
    expect(answer.body).toMatchObject({ Message: 'Permission Denied' });
  }
});

test('a name of blanks is refused with its sentence', async () => {
  const answer = await addToFirm('   ', 0);
  expect(answer).toMatchObject(refusal('filterNameRequired'));
  expect(answer.body).toMatchObject({ Message: 'Required: Please supply a name for the filter.' });
});
