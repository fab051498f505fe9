import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '../../sweep.ts';
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
import type { Caller } from '../caller.ts';

let app: TestApp;
let portal: TestPortal;
let firm: TestFirm;
let caller: Caller;
let clientId: number;

beforeAll(async () => {
  app = await startTestApp();
  portal = await startTestPortal(app);
  firm = await aFirm(app);
  caller = await fakeCaller(app, firm);
  ({ clientId } = await aClient(app, firm));
});
afterAll(async () => {
  await portal.close();
  await app.close();
});

const add = async (text: string, parentId = 0) =>
  idOf(
    await portal.call(caller, `/documentFilters/${clientId}`, {
      method: 'PUT',
      body: { index: 0, text, parentId },
    }),
  );
const remove = (id: number) => portal.call(caller, `/documentFilters/${id}`, { method: 'DELETE' });
const restore = (id: number) => portal.call(caller, `/documentFilters/${id}/restore`, { method: 'POST' });
const counts = async () => (await portal.call(caller, `/documentFilters/${clientId}/counts`)).body;

test('two thousand documents go and return, with their number', async () => {
  const b = await add('B');
  const below = await add('Below', b);
  await sql`insert into documents
    (firm_id, client_id, filter_id, title, extension, size, created_by, created_at, modified_at)
    select ${firm.firmId}, ${clientId}, case when n % 2 = 0 then ${b}::integer else ${below}::integer end,
      'Letter ' || n, 'pdf', 1, 'Ada Quill', now(), now() from generate_series(1, 2000) n`.execute(app.db);
  const before = await counts();
  expect(before).toMatchObject({ Total: 2_000, Items: [{ Documents: 1_000 }, { Documents: 1_000 }] });
  await remove(b);
  expect(await counts()).toEqual({ Total: 2_000, Items: [] });
  expect((await restore(b)).status).toBe(200);
  expect(await counts()).toEqual(before);
});

test('a day later the sweep forgets it', async () => {
  const id = await add('A');
  await remove(id);
  const kept = () =>
    app.db.selectFrom('deleted_filters').select('filter_id').where('filter_id', '=', id).execute();
  app.clock.advance(24 * 3_600_000);
  await sweep(app);
  expect(await kept()).toHaveLength(1);
  app.clock.advance(1);
  await sweep(app);
  expect(await kept()).toEqual([]);
  expect(await restore(id)).toMatchObject(refusal('notFound'));
});
