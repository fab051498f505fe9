import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  aClient,
  aDocument,
  aFirm,
  aPerson,
  fakeCaller,
  startTestPortal,
  type TestPortal,
} from '../../testing/index.ts';
import { aScene, setUp, type Scene } from '../signing/testing/scene.ts';
import { sign } from '../signing/testing/sign.ts';

let scene: Scene;
let portal: TestPortal;
beforeEach(async () => {
  scene = await aScene();
  portal = await startTestPortal(scene.app);
});
afterEach(async () => {
  await portal.close();
  await scene.app.close();
});

async function titles(query: Record<string, string>): Promise<string[]> {
  const path = `/documents/clients/${scene.clientId}?${new URLSearchParams({ sortField: 'Title', ...query })}`;
  const answer = await portal.call(scene.staff, path);
  expect(answer.status).toBe(200);
  const list: { Items: { Title: string }[]; TotalItems: number } = JSON.parse(answer.text);
  expect(list.TotalItems).toBe(list.Items.length);
  return list.Items.map(({ Title }) => Title);
}

async function createdBy(title: string, loginId: number): Promise<void> {
  const { app, firm, clientId } = scene;
  const { documentId } = await aDocument(app, firm, clientId, { title });
  await app.db
    .updateTable('documents')
    .set({ created_by_login_id: loginId })
    .where('id', '=', documentId)
    .execute();
}

async function staffId(): Promise<number> {
  const { app, staff } = scene;
  const row = await app.db
    .selectFrom('employees')
    .select('id')
    .where('login_id', '=', staff.loginId)
    .executeTakeFirstOrThrow();
  return row.id;
}

describe('created by', () => {
  it('an employee, or an account holder of the client', async () => {
    const [margaret] = scene.accounts;
    await createdBy('By Imogen', scene.staff.loginId);
    await createdBy('By Margaret', margaret?.loginId ?? 0);
    expect(await titles({ createdBy: `employee-${await staffId()}` })).toEqual(['By Imogen']);
    expect(await titles({ createdBy: `account-${margaret?.accountId}` })).toEqual(['By Margaret']);
    expect(await titles({ createdBy: 'account-99999' })).toEqual([]);
  });

  it('nobody of another firm, whose ids are as unknown as any', async () => {
    const { app } = scene;
    const firm = await aFirm(app, 'Others');
    const person = await aPerson(app, 'zoe@others.example', 'Zoe', 'Other');
    const other = await fakeCaller(app, firm, ['Employee'], person);
    const { accounts } = await aClient(app, firm, 'Theirs', ['margaret.ellery@theirs.example']);
    await createdBy('By a stranger', other.loginId);
    await createdBy('By their client', accounts[0]?.loginId ?? 0);
    const { id } = await app.db
      .selectFrom('employees')
      .select('id')
      .where('login_id', '=', other.loginId)
      .executeTakeFirstOrThrow();
    expect(await titles({ createdBy: `employee-${id}` })).toEqual([]);
    expect(await titles({ createdBy: `account-${accounts[0]?.accountId}` })).toEqual([]);
  });
});

it('modified from a time, and before one', async () => {
  const { app, firm, clientId } = scene;
  const first = app.clock.now().toISOString();
  app.clock.advance(86_400_000);
  const second = app.clock.now().toISOString();
  await aDocument(app, firm, clientId, { title: 'Later' });
  app.clock.advance(86_400_000);
  const third = app.clock.now().toISOString();
  expect(await titles({ modifiedFrom: first, modifiedBefore: third })).toEqual([
    'Later',
    'Solvency resolution',
  ]);
  expect(await titles({ modifiedFrom: second })).toEqual(['Later']);
  expect(await titles({ modifiedBefore: second })).toEqual(['Solvency resolution']);
  expect(await titles({ modifiedFrom: third })).toEqual([]);
});

it('waiting for the client or one of its people, then for us or the representative', async () => {
  await setUp(scene);
  const [margaret, hugh] = scene.accounts.map(({ accountId }) => `account-${accountId}`);
  const imogen = `employee-${await staffId()}`;
  const waiting = async () => {
    const who = { us: 'us', client: 'client', margaret, hugh, imogen };
    const found = await Promise.all(
      Object.entries(who).map(
        async ([name, waitingFor = '']) => [name, await titles({ waitingFor })] as const,
      ),
    );
    return found.filter(([, shown]) => shown.length > 0).map(([name]) => name);
  };
  expect(await waiting()).toEqual(['client', 'margaret', 'hugh']);
  await sign(scene, 'margaret.ellery@corriedale.example');
  expect(await waiting()).toEqual(['client', 'hugh']);
  await sign(scene, 'hugh.ellery@corriedale.example');
  expect(await waiting()).toEqual(['us', 'imogen']);
  await sign(scene, 'imogen.hartley@harrowfinch.example');
  expect(await waiting()).toEqual([]);
});

it('all of them limit the list together with a view and a search', async () => {
  await setUp(scene);
  const all = { view: 'waitingForClient', waitingFor: 'client', searchTerm: 'solvency' };
  expect(await titles(all)).toEqual(['Solvency resolution']);
  expect(await titles({ ...all, waitingFor: 'us' })).toEqual([]);
  expect(await titles({ ...all, createdBy: `employee-${await staffId()}` })).toEqual([]);
});

describe('is refused', () => {
  it.each([
    'createdBy=employee-0',
    'createdBy=owner-1',
    'createdBy=account-1%20or%201',
    'waitingFor=them',
    'modifiedFrom=yesterday',
    'modifiedFrom=2026-02-30',
    'modifiedFrom=0000-01-01T00:00:00Z',
    'modifiedBefore=0001-01-01T00:00:00%2B14:00',
    'modifiedBefore=9999-12-31T23:59:59-14:00',
  ])('%s', async (query) => {
    const answer = await portal.call(scene.staff, `/documents/clients/${scene.clientId}?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ Message: 'The request isn’t valid.' });
  });

  it('a range that ends before it starts', async () => {
    const query = 'modifiedFrom=2026-02-02T00:00:00Z&modifiedBefore=2026-02-01T00:00:00Z';
    const answer = await portal.call(scene.staff, `/documents/clients/${scene.clientId}?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ Message: 'Please select a valid date range' });
  });
});
