import type { Schemas } from '@countersign/api-client/contract';
import { messages, savedViewRuleMessages } from '@countersign/api-client/rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  aClient,
  aFirm,
  fakeCaller,
  idOf,
  refusal,
  startTestApp,
  startTestPortal,
  type TestApp,
  type TestCall,
  type TestFirm,
  type TestPortal,
} from '../../testing/index.ts';
import type { Caller } from '../caller.ts';
import { listViews } from './savedViews.ts';

let app: TestApp;
let portal: TestPortal;
let firm: TestFirm;
let me: Caller;
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
  me = await fakeCaller(app, firm);
  ({ clientId } = await aClient(app, firm, 'Corriedale'));
});

const byTitle = { sortField: 'Title', sortDirection: 'asc' } as const;
const post = (body: object, key?: string): TestCall => ({ method: 'POST', body, ...(key && { key }) });
const put = (body: object): TestCall => ({ method: 'PUT', body });
const save = (name: string, search: Partial<Schemas['SavedViewSearch']> = {}, caller = me) =>
  portal.call(caller, '/savedViews/', post({ name, search: { ...byTitle, ...search } }));
const update = (id: number, body: object, caller = me) => portal.call(caller, `/savedViews/${id}`, put(body));
const reorder = (version: number, viewIds: readonly number[], caller = me) =>
  portal.call(caller, '/savedViews/', put({ version, viewIds }));
const remove = (id: number, caller = me) => portal.call(caller, `/savedViews/${id}`, { method: 'DELETE' });
const names = async (caller = me) => (await listViews(app.db, caller)).Items.map(({ Name }) => Name);
const addFilter = async (ofClient: number | null) =>
  idOf(
    ofClient === null
      ? await portal.call(me, '/filters/', post({ text: 'Tax', parentId: 0 }))
      : await portal.call(me, `/documentFilters/${ofClient}`, put({ index: 0, text: 'Leases', parentId: 0 })),
  );

test('a view keeps all that the list said', async () => {
  const search: Required<Omit<Schemas['SavedViewSearch'], 'filterId'>> = {
    view: 'waitingForClient',
    searchTerm: 'lease 100% \\',
    createdBy: 'employee-4',
    waitingFor: 'account-7',
    modified: '2026-07-01..2026-07-31',
    sortField: 'Task',
    sortDirection: 'desc',
    thenBy: ['Title:asc', 'ModifiedDate:desc'],
  };
  const saved = await save('  Cafe\u0301   leases ', search);
  const view = {
    Id: idOf(saved),
    Name: 'Café leases',
    ClientId: null,
    ClientName: null,
    FilterDeleted: false,
    Search: search,
  };
  expect(saved.body).toStrictEqual(view);
  const list = await portal.call(me, '/savedViews/');
  expect(list.body).toStrictEqual({ Items: [view], TotalItems: 1, Version: 1 });
});

test('before the first one there are none', async () => {
  expect((await portal.call(me, '/savedViews/')).body).toStrictEqual({
    Items: [],
    TotalItems: 0,
    Version: 0,
  });
});

test('a request that is repeated with its key saves one view', async () => {
  const again = post({ name: 'Once', search: byTitle }, 'a8c4b9d2-0000-4000-8000-000000000001');
  const [first, second] = [
    await portal.call(me, '/savedViews/', again),
    await portal.call(me, '/savedViews/', again),
  ];
  expect(second.text).toBe(first.text);
  expect(await names()).toStrictEqual(['Once']);
});

test.each([
  ['   ', 'viewNameRequired', savedViewRuleMessages.nameRequired],
  ['\u200B\u2060', 'viewNameRequired', savedViewRuleMessages.nameRequired],
  ['fdp.\u202Eexe', 'requestInvalid', messages.notOneLine],
  ['two\nlines', 'requestInvalid', messages.notOneLine],
  ['a'.repeat(61), 'requestInvalid', null],
  // Each of these is two characters once it is composed.
  ['\u0958'.repeat(40), 'viewNameTooLong', savedViewRuleMessages.nameTooLong],
] as const)('the name %j is refused', async (name, code, sentence) => {
  const answer = await save(name);
  expect(answer).toMatchObject(refusal(code));
  if (sentence !== null) expect(answer.body).toMatchObject({ Message: sentence });
  expect(await names()).toStrictEqual([]);
});

test('sixty characters are counted as people count them', async () => {
  expect((await save('🙂'.repeat(60))).status).toBe(200);
});

test('two views have no one name, whatever the case, also by a new name', async () => {
  await save('Leases');
  const other = idOf(await save('Other'));
  expect(await save('LEASES')).toMatchObject(refusal('viewNameTaken'));
  expect(await update(other, { name: ' leases ' })).toMatchObject(refusal('viewNameTaken'));
  expect((await update(other, { name: 'OTHER' })).body).toMatchObject({ Name: 'OTHER' });
  expect(await names()).toStrictEqual(['Leases', 'OTHER']);
});

test('twenty at once with one name save one', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => save('Same')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await names()).toStrictEqual(['Same']);
});

test('a person has at most fifty, however many are saved at once', async () => {
  for (let n = 1; n <= 48; n++) await save(`View ${n}`);
  const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => save(`More ${n}`)));
  expect(answers.map(({ status }) => status).sort()).toStrictEqual([200, 200, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject(refusal('tooManyViews'));
  const colleague = await fakeCaller(app, firm, ['Employee']);
  expect((await save('Their first', {}, colleague)).status).toBe(200);
});

test('an update renames, replaces the list, or both, and keeps the rest', async () => {
  const id = idOf(await save('Leases', { view: 'declined', searchTerm: 'lease' }));
  const renamed = await update(id, { name: 'Renamed' });
  expect(renamed.body).toMatchObject({ Name: 'Renamed', Search: { view: 'declined', searchTerm: 'lease' } });
  const replaced = await update(id, { search: { ...byTitle, view: 'unread' } });
  expect(replaced.body).toMatchObject({ Name: 'Renamed', Search: { ...byTitle, view: 'unread' } });
  expect(replaced.text).not.toContain('lease"');
  expect(await update(id, {})).toMatchObject(refusal('requestInvalid'));
});

test.each([
  { view: 'all' },
  { searchTerm: 'a'.repeat(201) },
  { createdBy: 'nobody' },
  { waitingFor: 'them' },
  { modified: 'yesterday' },
  { sortField: 'Size' },
  { thenBy: ['Title:asc', 'Task:asc', 'Extension:asc'] },
  { filterId: 0 },
  { columns: ['Title'] },
])('the list %j is refused', async (search) => {
  const body = { name: 'Wrong', search: { ...byTitle, ...search } };
  expect(await portal.call(me, '/savedViews/', post(body))).toMatchObject(refusal('requestInvalid'));
});

test('a view with a filter of a client is that client’s, one of the firm’s is every client’s', async () => {
  const [own, firms] = [await addFilter(clientId), await addFilter(null)];
  const saved = await save('Leases', { filterId: own });
  expect(saved.body).toMatchObject({ ClientId: clientId, ClientName: 'Corriedale' });
  expect((await save('Tax', { filterId: firms })).body).toMatchObject({ ClientId: null, ClientName: null });
  const without = await update(idOf(saved), { search: byTitle });
  expect(without.body).toMatchObject({ ClientId: null, FilterDeleted: false });
});

test('a view whose filter is deleted stays its client’s, and says so until it is replaced', async () => {
  const filterId = await addFilter(clientId);
  const id = idOf(await save('Leases', { filterId, view: 'declined' }));
  await portal.call(me, `/documentFilters/${filterId}`, { method: 'DELETE' });
  const { Items } = await listViews(app.db, me);
  expect(Items).toMatchObject([{ ClientId: clientId, FilterDeleted: true, Search: { view: 'declined' } }]);
  expect(Items[0]?.Search).not.toHaveProperty('filterId');
  expect((await update(id, { search: byTitle })).body).toMatchObject({ FilterDeleted: false });
});

test('a filter that is deleted while a view is saved with it: the view has it, or is not saved', async () => {
  const filterId = await addFilter(clientId);
  const [, saved] = await Promise.all([
    portal.call(me, `/documentFilters/${filterId}`, { method: 'DELETE' }),
    save('Leases', { filterId }),
  ]);
  expect([200, 404]).toContain(saved.status);
  const { Items } = await listViews(app.db, me);
  expect(Items.map(({ FilterDeleted }) => FilterDeleted)).toStrictEqual(saved.status === 200 ? [true] : []);
});

test('the whole order is replaced, and stays', async () => {
  const ids = [idOf(await save('A')), idOf(await save('B')), idOf(await save('C'))];
  const [a = 0, b = 0, c = 0] = ids;
  const answer = await reorder(3, [c, a, b]);
  expect(answer.body).toMatchObject({ Items: [{ Name: 'C' }, { Name: 'A' }, { Name: 'B' }], Version: 4 });
  await remove(a);
  await save('D');
  expect(await names()).toStrictEqual(['C', 'B', 'D']);
});

test('of two windows that reorder at once, one does, and the other is told', async () => {
  const [a, b] = [idOf(await save('A')), idOf(await save('B'))];
  const answers = await Promise.all([reorder(2, [b, a]), reorder(2, [b, a])]);
  expect(answers.map(({ status }) => status).sort()).toStrictEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused).toMatchObject(refusal('changedMeanwhile'));
  expect(refused?.body).toMatchObject({ Message: savedViewRuleMessages.changedMeanwhile });
});

test('an order must name all views, and no others', async () => {
  const [a, b] = [idOf(await save('A')), idOf(await save('B'))];
  const colleague = await fakeCaller(app, firm, ['Employee']);
  const theirs = idOf(await save('Theirs', {}, colleague));
  for (const ids of [[a], [b, theirs], [a, b, theirs], [a, b, 2_000_000_001]]) {
    expect(await reorder(2, ids)).toMatchObject(refusal('changedMeanwhile'));
  }
  expect(await reorder(2, [a, a])).toMatchObject(refusal('requestInvalid'));
  expect(await names()).toStrictEqual(['A', 'B']);
});

test('neither colleagues nor another firm see or change a view', async () => {
  const id = idOf(await save('Mine'));
  const colleague = await fakeCaller(app, firm, ['Employee']);
  const stranger = await fakeCaller(app, await aFirm(app, 'Elsewhere'));
  const elsewhere = idOf(await save('Elsewhere', {}, stranger));
  expect(await names(colleague)).toStrictEqual([]);
  for (const foreign of [id, elsewhere]) {
    const tell = (text: string) => text.replace(/"Reference":"[^"]+"/, '');
    for (const attempt of [
      (of: number) => update(of, { name: 'Taken' }, colleague),
      (of: number) => remove(of, colleague),
    ]) {
      const [ofForeign, ofMissing] = [await attempt(foreign), await attempt(2_000_000_001)];
      expect(ofForeign.status).toBe(404);
      expect(tell(ofForeign.text)).toBe(tell(ofMissing.text));
    }
  }
  expect(await names()).toStrictEqual(['Mine']);
  expect(await names(stranger)).toStrictEqual(['Elsewhere']);
});

test('a deleted view is gone, and deleting it again finds nothing', async () => {
  const id = idOf(await save('Short-lived'));
  expect((await remove(id)).status).toBe(204);
  expect(await remove(id)).toMatchObject(refusal('notFound'));
  expect(await names()).toStrictEqual([]);
});
