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
beforeAll(async () => {
  app = await startTestApp();
  portal = await startTestPortal(app);
  const firm = await aFirm(app);
  staff = await fakeCaller(app, firm, ['Employee']);
  await sql`
    insert into clients (firm_id, name, contact_name, created_at)
    select ${firm.firmId}, name, contact, ${app.clock.now()} from (values
      ('Banksia Childcare 125', 'Hannah Lindqvist'), ('Banksia Childcare 1245', 'Noah O’Neill'),
      ('Blue Gum Pastoral', 'Léa Martin'), ('100% Organic', 'Hannah Wu')) v(name, contact)`.execute(app.db);
});
afterAll(async () => {
  await portal.close();
  await app.close();
});

it.each([
  ['banksia 125', ['Banksia Childcare 125']],
  ['125 banksia', ['Banksia Childcare 125']],
  ['hannah 125', ['Banksia Childcare 125']],
  ['  HANNAH   bank ', ['Banksia Childcare 125']],
  ['pastoral blue', ['Blue Gum Pastoral']],
  ['lindqvist', ['Banksia Childcare 125']],
  ['le\u0301a', ['Blue Gum Pastoral']],
  ['"Banksia Childcare"', ['Banksia Childcare 125', 'Banksia Childcare 1245']],
  ['"125 Hannah"', []],
  ['"Childcare Banksia"', []],
  ['% hannah', ['100% Organic']],
  ['hannah pastoral', []],
])('finds clients by all words of %s, in the name and the contact', async (searchTerm, names) => {
  const query = new URLSearchParams({ searchTerm, sortField: 'Name' }).toString();
  const { status, body } = await portal.call(staff, `/clients/?${query}`);
  expect(status).toBe(200);
  const { Items, TotalItems } = Object(body);
  expect(Items.map(({ Name }: { Name: string }) => Name)).toEqual(names);
  expect(TotalItems).toBe(names.length);
});
