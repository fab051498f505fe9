import type { Schemas } from '@countersign/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../caller.ts';
import { filterTree, readFilters } from './filters.ts';
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
      Items: [{ Id: own, Text: 'Rental', parentId: tax, index: 0, IsFirmFilter: false, Items: [] }],
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

interface Move {
  text?: string;
  index?: number;
  parentId?: number;
}

const change = (id: number, body: Move) =>
  portal.call(admin, `/documentFilters/${id}`, { method: 'POST', body: { id, ...body } });

/** The client's tree as indented names. */
async function names(): Promise<string[]> {
  const lines = (filters: readonly Schemas['Filter'][], indent: string): string[] =>
    filters.flatMap(({ Text, Items }) => [indent + Text, ...lines(Items, `${indent}  `)]);
  return lines(filterTree(await readFilters(app.db, firm.firmId, clientId)), '');
}

test('the firm’s filters come first, and each new one finds its position among its siblings', async () => {
  await addToClient('Third', 0, 9);
  await addToClient('First', 0, 0);
  await addToFirm('Tax', 0);
  await addToClient('Second', 0, 2);
  expect(await names()).toStrictEqual(['Tax', 'First', 'Second', 'Third']);
});

test('a filter moves among its siblings, below another one and back, with everything below it', async () => {
  const tax = idOf(await addToFirm('Tax', 0));
  const [a, , c] = [
    idOf(await addToClient('A', 0, 1)),
    idOf(await addToClient('B', 0, 2)),
    idOf(await addToClient('C', 0, 3)),
  ];
  await addToClient('Below A', a);
  expect((await change(c, { text: 'C', index: 1 })).body).toMatchObject({ Id: c, index: 1 });
  expect(await names()).toStrictEqual(['Tax', 'C', 'A', '  Below A', 'B']);
  const moved = await change(a, { text: 'A', index: 0, parentId: tax });
  expect(moved.body).toMatchObject({ parentId: tax, Items: [{ Text: 'Below A' }] });
  expect(await names()).toStrictEqual(['Tax', '  A', '    Below A', 'C', 'B']);
  await change(a, { text: 'Renamed', index: 9, parentId: 0 });
  expect(await names()).toStrictEqual(['Tax', 'C', 'B', 'Renamed', '  Below A']);
  const { rows } = await sql<{ title: string }>`
    select title from audit_entries where client_id = ${clientId} order by seq`.execute(app.db);
  expect(rows.map(({ title }) => title).filter((title) => !title.endsWith('added'))).toStrictEqual([
    'Filter moved',
    'Filter moved',
    'Filter renamed',
  ]);
});

test('a move keeps a name that another user gave meanwhile, and a new name keeps a move', async () => {
  const a = idOf(await addToClient('A', 0));
  const b = idOf(await addToClient('B', 0, 1));
  await addToClient('C', a);
  await addToClient('D', 0, 2);
  await Promise.all([change(b, { text: 'Renamed' }), change(b, { parentId: a, index: 0 })]);
  expect(await names()).toStrictEqual(['A', '  Renamed', '  C', 'D']);
  await Promise.all([change(b, { text: 'Again' }), change(b, { index: 1 })]);
  expect(await names()).toStrictEqual(['A', '  C', '  Again', 'D']);
  // Without a position it comes last, and below the same one it stays where it is.
  await change(b, { parentId: 0 });
  await change(a, { parentId: 0 });
  expect(await names()).toStrictEqual(['A', '  C', 'D', 'Again']);
  expect(await change(b, {})).toMatchObject({ status: 400 });
});

test('a move makes no fourth level, no circle, and reaches no other client', async () => {
  const a = idOf(await addToClient('A', 0));
  const b = idOf(await addToClient('B', a));
  await addToClient('C', b);
  const d = idOf(await addToClient('D', 0, 1));
  expect(await change(a, { text: 'A', index: 0, parentId: d })).toMatchObject(refusal('filterTooDeep'));
  expect(await change(a, { text: 'A', index: 0, parentId: b })).toMatchObject(refusal('filterInItself'));
  expect(await change(a, { text: 'A', index: 0, parentId: a })).toMatchObject(refusal('filterInItself'));
  const other = await aClient(app, firm);
  const theirs = idOf(
    await portal.call(admin, `/documentFilters/${other.clientId}`, {
      method: 'PUT',
      body: { index: 0, text: 'Theirs', parentId: 0 },
    }),
  );
  expect(await change(d, { text: 'D', index: 0, parentId: theirs })).toMatchObject(refusal('notFound'));
  expect(await names()).toStrictEqual(['A', '  B', '    C', 'D']);
});

test('of two filters that move below each other at once, one does', async () => {
  const a = idOf(await addToClient('A', 0));
  const b = idOf(await addToClient('B', 0, 1));
  const answers = await Promise.all([
    change(a, { text: 'A', index: 0, parentId: b }),
    change(b, { text: 'B', index: 0, parentId: a }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toStrictEqual([200, 409]);
  expect((await names()).length).toBe(2);
});

test('all siblings make room in one event', async () => {
  for (const text of ['A', 'B', 'C', 'D', 'E']) await addToClient(text, 0, 9);
  const events = () =>
    app.db.selectFrom('change_events').select('id').where('kind', '=', 'filters').execute();
  const before = (await events()).length;
  await addToClient('First', 0, 0);
  expect(await names()).toStrictEqual(['First', 'A', 'B', 'C', 'D', 'E']);
  // One for the siblings, and one for the new filter.
  expect(await events()).toHaveLength(before + 2);
});

test('a client has at most 1,000 filters, however many are added at once', async () => {
  await sql`insert into filters (firm_id, client_id, text, depth, position, created_at)
    select ${firm.firmId}, ${clientId}, 'Filter ' || n, 1, n, now() from generate_series(1, 998) n`.execute(
    app.db,
  );
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, nr) => addToClient(`More ${nr}`, 0, 2_000)),
  );
  expect(answers.map(({ status }) => status).sort()).toStrictEqual([200, 200, 409, 409, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused).toMatchObject(refusal('tooManyFilters'));
  expect((await addToFirm('Tax', 0)).status).toBe(200);
});

test('changes of the firm’s and a client’s filters at once end all', async () => {
  const tax = idOf(await addToFirm('Tax', 0));
  const [a, b] = [idOf(await addToClient('A', 0)), idOf(await addToClient('B', tax))];
  const answers = await Promise.all([
    change(a, { text: 'A', index: 0, parentId: tax }),
    change(b, { text: 'B', index: 0, parentId: 0 }),
    portal.call(admin, `/filters/${tax}`, { method: 'DELETE' }),
    addToClient('C', tax),
    change(b, { text: 'B2', index: 0 }),
  ]);
  for (const { status } of answers) expect([200, 204, 404]).toContain(status);
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

test.each(['', '   ', '\u200B', '\u3164', '\u2800', '\u00AD'])(
  'a name of blanks is refused with its sentence: %j',
  async (name) => {
    const id = idOf(await addToClient('A', 0));
    const firm = idOf(await addToFirm('Tax', 0));
    const renamed = { method: 'PUT' as const, body: { text: name } };
    for (const answer of [
      await addToFirm(name, 0),
      await addToClient(name, 0),
      await change(id, { text: name }),
      await portal.call(admin, `/filters/${firm}`, renamed),
    ]) {
      expect(answer).toMatchObject(refusal('filterNameRequired'));
      expect(answer.body).toMatchObject({ Message: 'Required: Please supply a name for the filter.' });
    }
  },
);

describe('a name that a sibling has, whatever its case', () => {
  const taken = refusal('filterNameTaken');

  test('is refused for a new filter, also if both are added at once', async () => {
    const tax = idOf(await addToFirm('Tax', 0));
    expect(await addToFirm(' TAX ', 0)).toMatchObject(taken);
    expect(await addToClient('tax', 0)).toMatchObject(taken);
    const answers = await Promise.all(['Rental', 'rental', ' RENTAL'].map((text) => addToClient(text, tax)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await addToClient('Rental', 0)).status).toBe(200);
  });

  test('is refused for another name, and a filter keeps its own', async () => {
    await addToFirm('Tax', 0);
    const a = idOf(await addToClient('A', 0, 1));
    await addToClient('B', 0, 2);
    for (const text of ['b', 'tax']) expect(await change(a, { text })).toMatchObject(taken);
    expect((await change(a, { text: 'a' })).body).toMatchObject({ Text: 'a' });
    const firm = idOf(await addToFirm('Agreements', 0));
    const renamed = { method: 'PUT' as const, body: { text: 'TAX' } };
    expect(await portal.call(admin, `/filters/${firm}`, renamed)).toMatchObject(taken);
  });

  test('is refused for a move, unless the filter gets another name with it', async () => {
    const parent = idOf(await addToClient('Parent', 0));
    await addToClient('A', parent);
    const a = idOf(await addToClient('a', 0, 1));
    expect(await change(a, { parentId: parent, index: 0 })).toMatchObject(taken);
    expect(await names()).toEqual(['Parent', '  A', 'a']);
    await change(a, { parentId: parent, index: 0, text: 'B' });
    expect(await names()).toEqual(['Parent', '  B', '  A']);
  });

  test('stays where older data has it', async () => {
    const add = (text: string) =>
      app.db
        .insertInto('filters')
        .values({ firm_id: firm.firmId, client_id: clientId, text, depth: 1, created_at: app.clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow();
    const [first] = [await add('Twin'), await add('Twin')];
    expect((await change(first.id, { text: 'Twin', index: 1 })).status).toBe(200);
    expect((await change(first.id, { text: 'Single' })).status).toBe(200);
  });
});

test('a rename names the filter of its path', async () => {
  const id = idOf(await addToClient('Tax', 0));
  const call = { method: 'POST' as const, body: { id: id + 1, text: 'x' } };
  expect((await portal.call(admin, `/documentFilters/${id}`, call)).status).toBe(400);
  expect(await names()).toStrictEqual(['Tax']);
});
