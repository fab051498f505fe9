import { problemType } from '@countersign/api-client/rules';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { releaseDocuments } from '../domain/filters/leftFilters.ts';
import { idOf } from '../testing/index.ts';
import { historyOf, jobOf, openJobDesk, readJob, type Job, type JobDesk } from './testing/jobDesk.ts';

/*
 * Documents were assigned to a filter by a job, and a colleague deletes that filter before the job is undone: they are
 * in no filter then, without an entry in their history.
 */

let desk: JobDesk;
let ids: number[];
let tax: number;
let payroll: number;
let assignment: Job;
beforeEach(async () => {
  desk = await openJobDesk();
  ids = await desk.documents(4);
  tax = await filter('Tax');
  payroll = await filter('Payroll');
  for (const id of ids) await assign(id, payroll);
  const { Id } = jobOf(await desk.start({ action: 'assign', filterId: tax, documentIds: ids }));
  await desk.worker.work();
  assignment = await readJob(desk, Id);
  desk.app.clock.advance(1_000);
});
afterEach(() => desk.close());

async function filter(text: string): Promise<number> {
  const body = { index: 0, text, parentId: 0 };
  return idOf(
    await desk.portal.call(desk.staff, `/documentFilters/${desk.clientId}`, { method: 'PUT', body }),
  );
}

const assign = (documentId: number | undefined, filterId: number) =>
  desk.portal.call(desk.staff, '/documents/assignFilter', { method: 'POST', body: { documentId, filterId } });
const deleteFilter = (id: number) =>
  desk.portal.call(desk.colleague, `/documentFilters/${id}`, { method: 'DELETE' });

/** Undoes the job; returns the job that did it. */
async function undone(): Promise<Job> {
  const { Id } = jobOf(
    await desk.portal.call(desk.staff, `/documentJobs/${assignment.Id}/undo`, { method: 'POST' }),
  );
  await desk.worker.work();
  return readJob(desk, Id);
}

/** What the sweep does once a deleted filter can't be restored any more. */
async function release(): Promise<void> {
  desk.app.clock.advance(3 * 60_000 + 1);
  await releaseDocuments(desk.app);
}

async function places(): Promise<(number | null)[]> {
  const rows = await desk.app.db.selectFrom('documents').select('filter_id').orderBy('id').execute();
  return rows.map((row) => row.filter_id);
}

async function failuresOf({ Id }: Job): Promise<unknown> {
  const { body } = await desk.portal.call(desk.staff, `/documentJobs/${Id}/outcomes`);
  const items: { Id: number; Type: string | null }[] = Object(body).Items;
  return items.filter(({ Type }) => Type !== null).map((item) => [item.Id, item.Type]);
}

it('puts each back to the filter that it had, and its history names that one', async () => {
  await deleteFilter(tax);
  expect(await undone()).toMatchObject({ State: 'completed', Done: 4, Failed: 0, Unchanged: 0 });
  expect(await places()).toEqual([payroll, payroll, payroll, payroll]);
  const [last] = (await historyOf(desk)).slice(-1);
  expect(last).toMatchObject({
    title: 'Filter assigned',
    short_desc: 'Ada Quill assigned Letter 4.pdf to the filter Payroll.',
  });
});

it('does so too once the documents have lost the id of the deleted filter', async () => {
  await deleteFilter(tax);
  await release();
  expect(await places()).toEqual([null, null, null, null]);
  expect(await undone()).toMatchObject({ Done: 4, Failed: 0, Unchanged: 0 });
  expect(await places()).toEqual([payroll, payroll, payroll, payroll]);
});

it.each([
  ['at once', () => Promise.resolve()],
  ['after the sweep', release],
])('leaves what users have taken out of it, or assigned to another, %s', async (_when, wait) => {
  const other = await filter('Other');
  await assign(ids[0], 0);
  await assign(ids[1], other);
  await deleteFilter(tax);
  await deleteFilter(other);
  await wait();
  const undo = await undone();
  expect(undo).toMatchObject({ Done: 2, Failed: 2 });
  expect(await failuresOf(undo)).toEqual([
    [ids[0], problemType('filterChanged')],
    [ids[1], problemType('filterChanged')],
  ]);
  expect((await places()).slice(2)).toEqual([payroll, payroll]);
});

it('says that the earlier filter was deleted, if that is the reason', async () => {
  await deleteFilter(tax);
  await deleteFilter(payroll);
  const undo = await undone();
  expect(undo).toMatchObject({ Done: 0, Failed: 4 });
  expect(await failuresOf(undo)).toEqual(ids.map((id) => [id, problemType('filterDeleted')]));
  const history = await historyOf(desk);
  expect(history.map(({ short_desc }) => short_desc)).toContain(
    'Ada Quill could not assign the document to a filter: its previous filter had been deleted.',
  );
});

it('puts one that was in none back there, also if the filter is restored afterwards', async () => {
  const [id] = await desk.documents(1);
  const { Id } = jobOf(await desk.start({ action: 'assign', filterId: tax, documentIds: [id] }));
  await desk.worker.work();
  assignment = await readJob(desk, Id);
  await deleteFilter(tax);
  expect(await undone()).toMatchObject({ Done: 1, Failed: 0 });
  await desk.portal.call(desk.colleague, `/documentFilters/${tax}/restore`, { method: 'POST' });
  expect(await places()).toEqual([tax, tax, tax, tax, null]);
});
