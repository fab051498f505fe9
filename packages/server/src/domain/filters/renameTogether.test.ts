import { errorSentences, filterRuleMessages } from '@countersign/api-client/rules';
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
  type TestPortal,
} from '../../testing/index.ts';
import type { Caller } from '../caller.ts';

let app: TestApp;
let portal: TestPortal;
let admin: Caller;
let clientId: number;
let filterId: number;

beforeAll(async () => {
  app = await startTestApp();
  portal = await startTestPortal(app);
});
afterAll(async () => {
  await portal.close();
  await app.close();
});
beforeEach(async () => {
  const firm = await aFirm(app);
  admin = await fakeCaller(app, firm);
  ({ clientId } = await aClient(app, firm));
  filterId = await add('Bank');
});

async function add(text: string): Promise<number> {
  const body = { index: 0, text, parentId: 0 };
  return idOf(await portal.call(admin, `/documentFilters/${clientId}`, { method: 'PUT', body }));
}

interface Change {
  readonly text?: string;
  readonly previousText?: string;
  readonly parentId?: number;
  readonly previousParentId?: number;
}

const change = (body: Change) =>
  portal.call(admin, `/documentFilters/${filterId}`, { method: 'POST', body: { id: filterId, ...body } });
const tree = async () => (await portal.call(admin, `/documentFilters/${clientId}`)).body;

test('a rename that began with an earlier name changes nothing, not even the place', async () => {
  const parentId = await add('Parent');
  await change({ text: 'Theirs', previousText: 'Bank' });
  const refused = await change({ text: 'Mine', previousText: 'Bank', parentId });
  expect(refused).toMatchObject(refusal('renamedMeanwhile'));
  expect(refused.body).toMatchObject({ Message: errorSentences.renamedMeanwhile });
  expect(await tree()).toMatchObject([
    { Id: parentId, Items: [] },
    { Id: filterId, Text: 'Theirs' },
  ]);
});

test('a move from a place where it no longer is changes nothing', async () => {
  const [first, second] = [await add('First'), await add('Second')];
  await change({ parentId: first });
  await change({ parentId: second });
  const refused = await change({ parentId: 0, previousParentId: first });
  expect(refused).toMatchObject(refusal('filterChanged'));
  expect(refused.body).toMatchObject({ Message: filterRuleMessages.movedSince });
  expect(await change({ parentId: second, previousParentId: first })).toMatchObject({ status: 200 });
  expect(await change({ parentId: 0, previousParentId: second })).toMatchObject({ body: { parentId: 0 } });
});

test('of two renames at once one is refused', async () => {
  const answers = await Promise.all(
    ['First', 'Second'].map((text) => change({ text, previousText: 'Bank' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the new name can be replaced by a rename that begins with it', async () => {
  await change({ text: 'Theirs', previousText: 'Bank' });
  expect(await change({ text: 'Mine', previousText: 'Theirs' })).toMatchObject({
    status: 200,
    body: { Text: 'Mine' },
  });
});

test('two users who give it the same name agree', async () => {
  await change({ text: 'Same', previousText: 'Bank' });
  expect(await change({ text: ' Same ', previousText: 'Bank' })).toMatchObject({
    status: 200,
    body: { Text: 'Same' },
  });
});

test('without the earlier name, and for a move, the last change wins', async () => {
  await change({ text: 'Theirs' });
  expect(await change({ text: 'Mine' })).toMatchObject({ status: 200, body: { Text: 'Mine' } });
  expect(await change({ parentId: 0, previousText: 'Bank' })).toMatchObject({ status: 200 });
});
