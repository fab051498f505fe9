import { sql, type RootOperationNode } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refusal } from '../testing/index.ts';
import { jobOf, openJobDesk, type JobDesk } from './testing/jobDesk.ts';

/** More than are found at hardly any cost. */
const many = 4001;
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

it('jobs over a long list, and the outcomes of large ones, take turns, one of a login at a time', async () => {
  const body = { action: 'delete', matching: { total: many } };
  const first = jobOf(await desk.start(body, { key: firstKey }));
  await desk.app.db.updateTable('document_jobs').set({ state: 'completed', ended_at: new Date() }).execute();
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
  const starts = Array.from({ length: 5 }, () =>
    desk.start(body).then((answer) => {
      answered.push(answer.status);
      return answer;
    }),
  );
  await expect.poll(() => answered).toEqual([429, 429]);
  const refused = await outcomes();
  expect(refused).toMatchObject(refusal('tooManyAttempts'));
  expect(refused.headers['retry-after']).toBe('2');
  // What was answered already needs no turn, and a refused start leaves nothing.
  expect(jobOf(await desk.start(body, { key: firstKey })).Id).toBe(first.Id);
  expect(await db.selectFrom('document_jobs').select('id').execute()).toHaveLength(1);
  free(undefined);
  expect((await holder).status).toBe(200);
  const statuses = (await Promise.all(starts)).map(({ status }) => status);
  desk.app.db = db;
  expect(statuses.sort()).toEqual([200, 200, 200, 429, 429]);
  expect((await outcomes()).status).toBe(200);
});
