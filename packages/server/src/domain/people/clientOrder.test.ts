import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aFirm,
  fakeCaller,
  startTestApp,
  startTestPortal,
  type TestApp,
  type TestPortal,
} from '../../testing/index.ts';
import type { Caller } from '../caller.ts';

let app: TestApp;
let portal: TestPortal;
let staff: Caller;
let firmId: number;
beforeAll(async () => {
  app = await startTestApp();
  portal = await startTestPortal(app);
  const firm = await aFirm(app);
  ({ firmId } = firm);
  staff = await fakeCaller(app, firm, ['Employee']);
});
afterAll(async () => {
  await portal.close();
  await app.close();
});

const inOrder = [
  '7 Hills Dairy',
  '12 Apostles Tours',
  'Banksia 2 2026',
  'banksia 2 2027',
  'Banksia 10 99',
  'Banksia 125',
  'Banksia 0125',
  'Banksia 1245',
  'Banksia 12345678901234567890',
  'Banksia Childcare',
  'Wattle 1'.repeat(12),
];

it('lists clients in the order of their names, with numbers by their value', async () => {
  await sql`
    insert into clients (firm_id, name, contact_name, created_at)
    select ${firmId}, name, 'Hannah Wu', ${app.clock.now()}
    from unnest(${inOrder}::text[]) with ordinality v(name, place) order by name = 'Banksia 0125', name desc`.execute(
    app.db,
  );
  const namesIn = async (order: string) => {
    const { body } = await portal.call(
      staff,
      `/clients/?sortField=Name&sortDirection=${order}&itemsPerPage=50`,
    );
    return Object(body).Items.map(({ Name }: { Name: string }) => Name);
  };
  expect(await namesIn('asc')).toEqual(inOrder);
  expect(await namesIn('desc')).toEqual(inOrder.toReversed());
});

it('reads a page of them from its index', async () => {
  const plan = await app.db.connection().execute(async (db) => {
    await sql`set enable_seqscan = off`.execute(db);
    await sql`set enable_sort = off`.execute(db);
    try {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain (costs off) select id from clients where firm_id = ${sql.lit(firmId)} and deleted_at is null
        order by natural_order(name), id limit 20`.execute(db);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    } finally {
      await sql`reset enable_seqscan`.execute(db);
      await sql`reset enable_sort`.execute(db);
    }
  });
  expect(plan).toContain('using clients_by_natural_name');
  expect(plan).not.toContain('Sort');
});
