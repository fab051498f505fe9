import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../caller.ts';
import { createDocumentLister } from './list.ts';
import {
  aClient,
  aDocument,
  aFirm,
  fakeCaller,
  startTestApp,
  startTestPortal,
  type TestApp,
  type TestFirm,
  type TestPortal,
} from '../../../testing/index.ts';

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

const titles = async (query: string) => {
  const answer = await portal.call(admin, `/documents/clients/${clientId}?${query}`);
  expect(answer.status).toBe(200);
  const list: { Items: { Title: string }[]; TotalItems: number } = JSON.parse(answer.text);
  return { titles: list.Items.map((item) => item.Title), total: list.TotalItems };
};

/** `count` rows without files, a minute apart, the last one newest. */
async function manyDocuments(count: number): Promise<void> {
  const start = app.clock.now().getTime();
  await app.db
    .insertInto('documents')
    .values(
      Array.from({ length: count }, (_, index) => ({
        firm_id: firm.firmId,
        client_id: clientId,
        title: `Paper ${String(index).padStart(5, '0')}`,
        extension: 'pdf',
        size: 1,
        created_by: `Person ${index % 7}`,
        created_at: new Date(start),
        // In threes, so that ties are broken by the id.
        modified_at: new Date(start + Math.floor(index / 3) * 60_000),
      })),
    )
    .execute();
}

test('any page of a long list by several fields is the same slice of the whole list, whatever their directions', async () => {
  await manyDocuments(5200);
  const orders = [
    { sortField: 'Task', ascending: true, thenBy: [{ field: 'Title', ascending: false }] },
    { sortField: 'Extension', ascending: false, thenBy: [{ field: 'ModifiedDate', ascending: false }] },
    {
      sortField: 'DocumentFilter',
      ascending: false,
      thenBy: [
        { field: 'ModifiedDate', ascending: true },
        { field: 'Task', ascending: false },
      ],
    },
  ] as const;
  for (const order of orders) {
    const lister = createDocumentLister();
    const page = async (offset: number, limit: number) =>
      (
        await lister.page(
          app.db,
          {
            ...{ clientId, firmId: firm.firmId, filterIds: [], search: [], ids: [], except: [], view: null },
            ...{ createdBy: null, waitingFor: null, modifiedFrom: null, modifiedBefore: null },
            ...order,
            offset,
            limit,
          },
          { loginId: 1 },
        )
      ).ids;
    const whole = await page(0, 5200);
    expect(new Set(whole).size).toBe(5200);
    for (const offset of [0, 1260, 2001, 2499, 2500, 2501, 2590, 2999, 3000, 3199, 3605, 5180, 5300]) {
      expect([order, offset, await page(offset, 35)]).toStrictEqual([
        order,
        offset,
        whole.slice(offset, offset + 35),
      ]);
    }
  }
});

test('documents are sorted by several fields, each in its own direction', async () => {
  for (const [title, extension] of [
    ['Beta', 'pdf'],
    ['alpha', 'pdf'],
    ['Alpha', 'docx'],
    ['Gamma', 'docx'],
  ] as const) {
    await aDocument(app, firm, clientId, { title, extension });
  }
  const by = async (query: string) => (await titles(query)).titles;
  expect(await by('sortField=Extension&sortDirection=desc&thenBy=Title:asc')).toStrictEqual([
    'alpha',
    'Beta',
    'Alpha',
    'Gamma',
  ]);
  expect(await by('sortField=Title&sortDirection=asc&thenBy=Extension:desc&thenBy=Title:desc')).toStrictEqual(
    ['alpha', 'Alpha', 'Beta', 'Gamma'],
  );
});

test.each(['thenBy=Password:asc', 'thenBy=Title', 'thenBy=Title:asc&thenBy=Task:asc&thenBy=Extension:asc'])(
  'an order that documents do not have is refused with a sentence: %s',
  async (query) => {
    const answer = await portal.call(admin, `/documents/clients/${clientId}?sortField=CreatedBy&${query}`);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({
      Message:
        'Documents can be sorted by up to three of their fields, each ascending (asc) or descending (desc).',
    });
  },
);

test('a range of rows is told by its ids, in the order of the list', async () => {
  await manyDocuments(1200);
  const list = async (query: string) => {
    const answer = await portal.call(admin, `/documents/clients/${clientId}/ids?${query}`);
    const { Ids, TotalItems }: { Ids: number[]; TotalItems: number } = JSON.parse(answer.text);
    return { ids: Ids, total: TotalItems };
  };
  const order = 'sortField=Title&sortDirection=asc&searchTerm=paper';
  const whole = [
    ...(await list(`${order}&count=500`)).ids,
    ...(await list(`${order}&first=500&count=500`)).ids,
    ...(await list(`${order}&first=1000`)).ids,
  ];
  expect(whole).toHaveLength(1200);
  expect(await list(`${order}&first=37&count=120`)).toStrictEqual({
    ids: whole.slice(37, 157),
    total: 1200,
  });
  expect(await list(`${order}&first=1190&count=500`)).toMatchObject({ ids: whole.slice(1190) });
  expect(await list(`${order}&first=1300`)).toStrictEqual({ ids: [], total: 1200 });
  const tooLong = await portal.call(admin, `/documents/clients/${clientId}/ids?count=501`);
  expect(tooLong.status).toBe(400);
  expect(JSON.parse(tooLong.text)).toMatchObject({ Message: 'A range can have up to 500 documents.' });
});
