import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Caller } from '../../caller.ts';
import {
  aClient,
  aFirm,
  fakeCaller,
  startTestApp,
  type TestApp,
  type TestFirm,
} from '../../../testing/index.ts';
import { listName } from './list.ts';
import { isWhole } from './listConditions.ts';
import { readMatch, type MatchQuery } from './match.ts';

let app: TestApp;
let firm: TestFirm;
let caller: Caller;
let clientId: number;
beforeEach(async () => {
  app = await startTestApp();
  firm = await aFirm(app);
  caller = await fakeCaller(app, firm);
  ({ clientId } = await aClient(app, firm));
});
afterEach(() => app.close());

/** A value of each limit, but of the filter, and of the time that only one view has. */
const limits: Required<Omit<MatchQuery, 'filterId' | 'unreadAt'>> = {
  view: 'unread',
  ids: [1],
  except: [1],
  createdBy: 'employee-4',
  waitingFor: 'us',
  modifiedFrom: '2026-07-01T00:00:00.000Z',
  modifiedBefore: '2026-08-01T00:00:00.000Z',
  searchTerm: 'letter',
};

async function read(query: MatchQuery, page = { offset: 0, limit: 20 }) {
  const conditions = await readMatch({ tx: app.db, caller, now: app.clock.now() }, clientId, query);
  const name = listName({ ...conditions, sortField: 'Title', ascending: true, ...page });
  return { isWhole: isWhole(conditions), name: JSON.stringify(name) };
}

it('each limit makes another list, whose documents are counted', async () => {
  const all = await read({});
  expect(all.isWhole).toBe(true);
  for (const [limit, value] of Object.entries(limits)) {
    const limited = await read({ [limit]: value });
    expect(limited.isWhole, limit).toBe(false);
    expect(limited.name, limit).not.toBe(all.name);
  }
});

it('what was unread at a time is another list than what is unread; other views have no such time', async () => {
  const unreadAt = '2026-07-01T00:00:00.000Z';
  expect((await read({ view: 'unread', unreadAt })).name).not.toBe((await read({ view: 'unread' })).name);
  expect(await read({ view: 'declined', unreadAt })).toEqual(await read({ view: 'declined' }));
  await expect(read({ view: 'unread', unreadAt: '0000-01-01T00:00:00Z' })).rejects.toMatchObject({
    code: 'requestInvalid',
  });
});

it('a person who cannot be parsed is refused, instead of limiting nothing', async () => {
  for (const limit of ['createdBy', 'waitingFor'] as const)
    await expect(read({ [limit]: 'employee-0' }), limit).rejects.toMatchObject({ code: 'requestInvalid' });
});

it('a filter makes another list, whose number of documents is stored', async () => {
  const values = { firm_id: firm.firmId, text: 'Tax', depth: 1, created_at: app.clock.now() };
  const filter = await app.db.insertInto('filters').values(values).returning('id').executeTakeFirstOrThrow();
  const filtered = await read({ filterId: filter.id });
  expect(filtered.isWhole).toBe(true);
  expect(filtered.name).not.toBe((await read({})).name);
});

it('the pages of a list are of one list', async () => {
  expect(await read(limits, { offset: 40, limit: 10 })).toEqual(await read(limits));
});
