import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aClient, aFirm, startTestApp, type TestApp } from '../../../testing/index.ts';
import { orderedIds } from './orderedIds.ts';
import type { DocumentOrder, SortField, SortKey } from './order.ts';

const count = 6_000;

let app: TestApp;
let firmId: number;
let clientId: number;

beforeAll(async () => {
  app = await startTestApp();
  const firm = await aFirm(app);
  ({ firmId } = firm);
  ({ clientId } = await aClient(app, firm));
  const filters = await app.db
    .insertInto('filters')
    // Two of one name, one of many documents, one of none, small ones that are read together, and one that is deleted.
    .values(
      ['Tax', 'Large', 'tax', 'Empty', 'Payroll', 'Zoning', 'Deleted'].map((text, position) => ({
        firm_id: firmId,
        client_id: clientId,
        text,
        position,
        depth: 1,
        created_at: app.clock.now(),
      })),
    )
    .returning('id')
    .execute();
  const [tax, large, otherTax, , payroll, zoning, deleted] = filters.map(({ id }) => id);
  await sql`
    insert into documents (firm_id, client_id, title, extension, size, created_by, created_at, modified_at,
      action_type, notifications, filter_id)
    select ${firmId}, ${clientId}, 'Letter ' || n * 7919 % 900, (array['pdf', 'docx', 'xlsx'])[1 + n % 3], 10,
      'Person ' || n % 5 * n % 11, now(), now() - n * 7907 % 600 * interval '1 minute', 1 + n % 8, n % 2,
      case when n % 100 < 85 then ${large}::integer else (array[${tax}, ${otherTax}, ${payroll}, ${zoning}, ${deleted}, null]::integer[])[1 + n % 6] end
    from generate_series(1, ${count}) n`.execute(app.db);
  await app.db
    .deleteFrom('filters')
    .where('id', '=', deleted ?? 0)
    .execute();
});
afterAll(() => app.close());

const key = (text: string): SortKey => {
  const [field, direction] = text.split(':');
  return { field: field as SortField, ascending: direction === 'asc' };
};

test.each([
  'DocumentFilter:asc',
  'DocumentFilter:desc',
  'DocumentFilter:asc Title:desc',
  'DocumentFilter:desc Task:asc ModifiedDate:desc',
  'CreatedBy:asc Title:desc',
  'CreatedBy:desc DocumentFilter:asc',
  'Task:asc CreatedBy:asc Title:asc',
  'Task:desc DocumentFilter:desc CreatedBy:asc',
  'Notifications:asc Extension:desc',
  'Extension:desc Notifications:desc Task:desc',
  'Title:asc Task:desc',
  'ModifiedDate:desc CreatedBy:asc',
  'Title:desc',
])('reads %s value by value as it is sorted at once', async (text) => {
  const [first, ...thenBy] = text.split(' ').map(key);
  if (first === undefined) throw new Error('No order.');
  const order: DocumentOrder = { sortField: first.field, ascending: first.ascending, thenBy };
  const read = (part: { few: number; after?: number; offset?: number; limit: number }) =>
    orderedIds(app.db, {
      ...{ firmId, clientId, condition: sql`d.client_id = ${clientId} and d.deleted_at is null` },
      ...order,
      ...{ after: null, offset: 0, total: count },
      ...part,
    });
  const whole = await read({ few: count, limit: count });
  expect(new Set(whole).size).toBe(count);
  expect(await read({ few: 200, limit: count })).toStrictEqual(whole);
  for (const place of [0, 1, 333, 2_499, 4_240, 5_999]) {
    const after = whole[place];
    if (after === undefined) throw new Error('No such row.');
    expect(await read({ few: 200, after, offset: 3, limit: 60 })).toStrictEqual(
      whole.slice(place + 4, place + 64),
    );
    expect(await read({ few: 200, offset: place, limit: 60 })).toStrictEqual(whole.slice(place, place + 60));
  }
});
