import { sql, type RootOperationNode } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jobCountLock } from '../domain/documentJobs/jobs.ts';
import { createJobTurns, holdStart } from '../domain/documentJobs/jobTurns.ts';
import { refusal } from '../testing/index.ts';
import { jobOf, openJobDesk, type JobDesk } from './testing/jobDesk.ts';

/** More than are found at hardly any cost. */
const many = 4001;
const body = { action: 'delete', matching: { total: many } } as const;
const firstKey = '0b0c2a4e-6a5e-4f0e-9a53-2f6f0c1f7a11';

let desk: JobDesk;
beforeEach(async () => {
  desk = await openJobDesk();
  await desk.manyDocuments(many);
  await sql`
    insert into document_counts (client_id, filter_id, total, version) values (${desk.clientId}, 0, ${many}, 1)
    on conflict (client_id, filter_id) do update set total = excluded.total`.execute(desk.app.db);
});
afterEach(() => desk.close());

it('outcomes of large jobs take turns, one of a login at a time, and hold up no start', async () => {
  const first = jobOf(await desk.start(body));
  const outcomes = () => desk.portal.call(desk.staff, `/documentJobs/${first.Id}/outcomes`);
  const { promise: isFree, resolve: free } = Promise.withResolvers<undefined>();
  const { promise: isHeld, resolve: held } = Promise.withResolvers<undefined>();
  const { db } = desk.app;
  let reading: unknown;
  desk.app.db = db.withPlugin({
    transformQuery({ node, queryId }): RootOperationNode {
      if (node.kind === 'RawNode' && node.sqlFragments.join('').includes('i.problem, i.message')) {
        reading ??= queryId;
      }
      return node;
    },
    async transformResult({ result, queryId }) {
      if (queryId !== reading) return result;
      held(undefined);
      await isFree;
      return result;
    },
  });
  const holder = outcomes();
  await isHeld;
  const answered: number[] = [];
  const others = Array.from({ length: 5 }, async () => {
    const answer = await outcomes();
    answered.push(answer.status);
    return answer;
  });
  await expect.poll(() => answered).toEqual([429, 429]);
  const refused = await outcomes();
  expect(refused).toMatchObject(refusal('tooManyAttempts'));
  expect(refused.headers['retry-after']).toBe('2');
  expect((await desk.start(body)).status).toBe(200);
  free(undefined);
  expect((await holder).status).toBe(200);
  const statuses = (await Promise.all(others)).map(({ status }) => status);
  desk.app.db = db;
  expect(statuses.sort()).toEqual([200, 200, 200, 429, 429]);
});

describe('the turn of a start', () => {
  it('is of one job of a firm at a time', async () => {
    const { app, staff, colleague, clientId } = desk;
    const turns = createJobTurns();
    const hold = (caller = staff) => holdStart(turns, { db: app.db, caller }, clientId, body);
    const end = await hold();
    const ended: unknown[] = [];
    const waiting = [staff, staff, staff, staff, staff, colleague].map(async (caller) => {
      try {
        (await hold(caller))?.();
        ended.push(caller);
      } catch (error) {
        ended.push(error);
      }
    });
    const refused = expect.objectContaining({ code: 'tooManyAttempts' }) as unknown;
    await expect.poll(() => ended).toEqual([refused, refused]);
    end?.();
    await Promise.all(waiting);
    expect(ended.slice(2)).toEqual(expect.arrayContaining([staff, staff, staff, colleague]));
  });

  it('is not waited for by a job that names its documents, or will be refused', async () => {
    const { app, staff, clientId } = desk;
    const turns = createJobTurns();
    const hold = (id: number, request: Parameters<typeof holdStart>[3]) =>
      holdStart(turns, { db: app.db, caller: staff }, id, request);
    expect(await hold(clientId, { action: 'delete', documentIds: [1] })).toBeUndefined();
    expect(await hold(clientId + 1000, body)).toBeUndefined();
    expect(await hold(clientId, { action: 'restore', matching: { total: 3 } })).toBeUndefined();
  });
});

// The embedded database has one connection, which the transaction that holds the lock keeps.
describe.runIf((process.env['DATABASE_URL'] ?? '') !== '')('starts over a long list, on Postgres', () => {
  it('are refused while many wait, leave nothing then, and repeat what was answered', async () => {
    const { db } = desk.app;
    const first = jobOf(await desk.start(body, { key: firstKey }));
    await db.updateTable('document_jobs').set({ state: 'completed', ended_at: new Date() }).execute();
    const answered: number[] = [];
    const starts: Promise<unknown>[] = [];
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${jobCountLock}, ${desk.firm.firmId})`.execute(tx);
      for (let nth = 0; nth < 6; nth++) {
        starts.push(desk.start(body).then(({ status }) => answered.push(status)));
      }
      await expect.poll(() => answered).toEqual([429, 429]);
      expect(jobOf(await desk.start(body, { key: firstKey })).Id).toBe(first.Id);
    });
    await Promise.all(starts);
    // No more than three may be unfinished.
    expect(answered).toEqual([429, 429, 200, 200, 200, 429]);
    expect(await db.selectFrom('document_jobs').select('id').execute()).toHaveLength(4);
  });
});
