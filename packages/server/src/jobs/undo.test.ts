import { problemType } from '@countersign/api-client/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runBatch } from '../domain/documentJobs/runBatch.ts';
import { aFirm, fakeCaller, idOf, refusal } from '../testing/index.ts';
import { historyOf, jobOf, openJobDesk, readJob, type Job, type JobDesk } from './testing/jobDesk.ts';

let desk: JobDesk;
let ids: number[];
beforeEach(async () => {
  desk = await openJobDesk();
  ids = await desk.documents(4);
});
afterEach(() => desk.close());

const hour = 3_600_000;

async function filter(text: string): Promise<number> {
  return idOf(
    await desk.portal.call(desk.staff, `/documentFilters/${desk.clientId}`, {
      method: 'PUT',
      body: { index: 0, text, parentId: 0 },
    }),
  );
}

const assign = (documentId: number | undefined, filterId: number) =>
  desk.portal.call(desk.staff, '/documents/assignFilter', { method: 'POST', body: { documentId, filterId } });
const undo = (id: number, caller = desk.staff) =>
  desk.portal.call(caller, `/documentJobs/${id}/undo`, { method: 'POST' });

async function places(): Promise<(number | null)[]> {
  const rows = await desk.app.db.selectFrom('documents').select('filter_id').orderBy('id').execute();
  return rows.map((row) => row.filter_id);
}

async function moments(): Promise<Date[]> {
  const rows = await desk.app.db.selectFrom('documents').select('modified_at').orderBy('id').execute();
  return rows.map((row) => row.modified_at);
}

/** Assigns all documents to a filter, in a job that has ended. */
async function assigned(filterId: number): Promise<Job> {
  const job = jobOf(await desk.start({ action: 'assign', filterId, documentIds: ids }));
  await desk.worker.work();
  return readJob(desk, job.Id);
}

async function failuresOf(id: number): Promise<unknown> {
  const { body } = await desk.portal.call(desk.staff, `/documentJobs/${id}/outcomes`);
  const items: { Id: number; Type: string | null }[] = Object(body).Items;
  return items.filter(({ Type }) => Type !== null).map(({ Id, Type }) => [Id, Type]);
}

describe('undoing a job that assigned documents', () => {
  it('puts each back to the filter that it had', async () => {
    const [tax, payroll] = [await filter('Tax'), await filter('Payroll')];
    await assign(ids[1], payroll);
    await assign(ids[3], tax);
    const job = await assigned(tax);
    expect(job).toMatchObject({ Done: 4, Failed: 0, Unchanged: 1, UndoOf: null });
    expect(await places()).toEqual([tax, tax, tax, tax]);

    const undone = jobOf(await undo(job.Id));
    expect(undone).toMatchObject({
      Action: 'assign',
      FilterId: tax,
      UndoOf: job.Id,
      RetryOf: null,
      Total: 3,
      State: 'queued',
    });
    await desk.worker.work();
    expect(await readJob(desk, undone.Id)).toMatchObject({ State: 'completed', Done: 3, Failed: 0 });
    // The last one was there before, so it stays.
    expect(await places()).toEqual([null, payroll, null, tax]);
    const history = await historyOf(desk);
    expect(history.map(({ short_desc }) => short_desc)).toContain(
      'Ada Quill started undoing the assignment of 3 documents.',
    );
    expect(history.slice(-3).map(({ title }) => title)).toEqual([
      'Filter removed',
      'Filter assigned',
      'Filter removed',
    ]);
  });

  it('leaves the modified date of each as it was', async () => {
    const tax = await filter('Tax');
    const before = await moments();
    desk.app.clock.advance(hour);
    await assign(ids[0], tax);
    expect(await moments()).toEqual(before);
    const { Id } = await assigned(tax);
    expect(await moments()).toEqual(before);
    desk.app.clock.advance(hour);
    await undo(Id);
    await desk.worker.work();
    expect(await places()).toEqual([tax, null, null, null]);
    expect(await moments()).toEqual(before);
  });

  it('puts those back that were taken out of their filters', async () => {
    const tax = await filter('Tax');
    await assigned(tax);
    const { Id } = await assigned(0);
    expect(await places()).toEqual([null, null, null, null]);
    await undo(Id);
    await desk.worker.work();
    expect(await places()).toEqual([tax, tax, tax, tax]);
  });

  it('leaves what was assigned again since, what was deleted, and what has no filter to go back to', async () => {
    const [tax, payroll, old] = [await filter('Tax'), await filter('Payroll'), await filter('Old')];
    await assign(ids[1], old);
    const job = await assigned(tax);
    await assign(ids[0], payroll);
    await desk.portal.call(desk.staff, `/documentFilters/${old}`, { method: 'DELETE' });
    await desk.portal.call(desk.staff, `/documents/${ids[2]}`, { method: 'DELETE' });
    const undone = jobOf(await undo(job.Id));
    await desk.worker.work();
    expect(await readJob(desk, undone.Id)).toMatchObject({ State: 'completed', Done: 1, Failed: 3 });
    expect(await failuresOf(undone.Id)).toEqual([
      // It may be restored, and tried again.
      [ids[2], problemType('documentDeleted')],
      [ids[0], problemType('filterChanged')],
      [ids[1], problemType('filterDeleted')],
    ]);
    expect(await places()).toEqual([payroll, tax, tax, null]);
  });

  it('needs nothing for what is back already', async () => {
    const [tax, payroll] = [await filter('Tax'), await filter('Payroll')];
    await assign(ids[0], payroll);
    const job = await assigned(tax);
    await assign(ids[0], payroll);
    await assign(ids[1], 0);
    const undone = jobOf(await undo(job.Id));
    await desk.worker.work();
    expect(await readJob(desk, undone.Id)).toMatchObject({ Done: 4, Unchanged: 2, Failed: 0 });
    expect(await places()).toEqual([payroll, null, null, null]);
  });

  it('can be tried again for those that failed', async () => {
    const [tax, payroll] = [await filter('Tax'), await filter('Payroll')];
    await assign(ids[0], payroll);
    const job = await assigned(tax);
    await assign(ids[0], 0);
    const undone = jobOf(await undo(job.Id));
    await desk.worker.work();
    await assign(ids[0], tax);
    const again = jobOf(
      await desk.portal.call(desk.staff, `/documentJobs/${undone.Id}/retry`, { method: 'POST' }),
    );
    expect(again).toMatchObject({ UndoOf: job.Id, RetryOf: undone.Id, Total: 1 });
    await desk.worker.work();
    expect(await places()).toEqual([payroll, null, null, null]);
  });

  it('can be finished once a document that was deleted meanwhile is restored', async () => {
    const tax = await filter('Tax');
    const job = await assigned(tax);
    const undone = jobOf(await undo(job.Id));
    await desk.portal.call(desk.staff, `/documents/${ids[1]}`, { method: 'DELETE' });
    await desk.worker.work();
    const retry = (id: number) =>
      desk.portal.call(desk.staff, `/documentJobs/${id}/retry`, { method: 'POST' });
    const still = jobOf(await retry(undone.Id));
    await desk.worker.work();
    expect(await readJob(desk, still.Id)).toMatchObject({ Total: 1, Failed: 1 });
    expect(await failuresOf(still.Id)).toEqual([[ids[1], problemType('documentDeleted')]]);
    await desk.portal.call(desk.staff, '/documents/restoreMultiple', {
      method: 'POST',
      body: { documentIds: [ids[1]] },
    });
    const again = jobOf(await retry(still.Id));
    await desk.worker.work();
    expect(await readJob(desk, again.Id)).toMatchObject({ Total: 1, Done: 1, Failed: 0 });
    expect(await places()).toEqual([null, null, null, null]);
  });

  it('happens once, however often it is asked for', async () => {
    const tax = await filter('Tax');
    const job = await assigned(tax);
    const answers = await Promise.all([1, 2, 3].map(() => undo(job.Id)));
    const [first] = new Set(answers.map((answer) => jobOf(answer).Id));
    expect(answers.map((answer) => jobOf(answer).Id)).toEqual([first, first, first]);
    await desk.worker.work();
    await assigned(tax);
    expect(jobOf(await undo(job.Id))).toMatchObject({ Id: first, State: 'completed' });
    await desk.worker.work();
    expect(await places()).toEqual([tax, tax, tax, tax]);
  });

  it('goes on with the rest after it was cancelled: what is back may have been assigned again', async () => {
    ids = [...ids, ...(await desk.documents(60))];
    const tax = await filter('Tax');
    const job = await assigned(tax);
    const first = jobOf(await undo(job.Id));
    await runBatch(desk.app);
    const cancelled = jobOf(
      await desk.portal.call(desk.staff, `/documentJobs/${first.Id}/cancel`, { method: 'POST' }),
    );
    expect((await assign(ids[0], tax)).status).toBe(200);
    const second = jobOf(await undo(job.Id));
    expect(second.Id).not.toBe(first.Id);
    expect(second.Total).toBe(64 - cancelled.Done);
    await desk.worker.work();
    const { Total } = second;
    expect(await readJob(desk, second.Id)).toMatchObject({ State: 'completed', Done: Total, Failed: 0 });
    expect(await places()).toEqual([tax, ...ids.slice(1).map(() => null)]);
  });

  it('takes what a cancelled job had assigned', async () => {
    ids = [...ids, ...(await desk.documents(60))];
    const tax = await filter('Tax');
    const { Id } = jobOf(await desk.start({ action: 'assign', filterId: tax, documentIds: ids }));
    await runBatch(desk.app);
    const cancelled = jobOf(
      await desk.portal.call(desk.staff, `/documentJobs/${Id}/cancel`, { method: 'POST' }),
    );
    const undone = jobOf(await undo(Id));
    expect(undone.Total).toBe(cancelled.Done);
    await desk.worker.work();
    expect(new Set(await places())).toEqual(new Set([null]));
  });
});

describe('undoing is refused', () => {
  it('while the job is unfinished', async () => {
    const { Id } = jobOf(
      await desk.start({ action: 'assign', filterId: await filter('Tax'), documentIds: ids }),
    );
    expect(await undo(Id)).toMatchObject(refusal('stillRunning'));
  });

  it('for other actions, and for what is an undo itself', async () => {
    const removal = jobOf(await desk.start({ action: 'removeTask', documentIds: ids.slice(0, 1) }));
    await desk.worker.work();
    expect(await undo(removal.Id)).toMatchObject(refusal('jobNotUndoable'));
    const undone = jobOf(await undo((await assigned(await filter('Tax'))).Id));
    await desk.worker.work();
    expect(await undo(undone.Id)).toMatchObject(refusal('jobNotUndoable'));
  });

  it('where nothing was assigned', async () => {
    const { Id } = await assigned(0);
    expect(await undo(Id)).toMatchObject(refusal('noDocuments'));
  });

  it('a day after the end', async () => {
    const { Id } = await assigned(await filter('Tax'));
    desk.app.clock.advance(24 * hour + 1);
    expect(await undo(Id)).toMatchObject(refusal('undoExpired'));
  });

  it('for a colleague’s job and another firm’s, as for one that does not exist', async () => {
    const { Id } = await assigned(await filter('Tax'));
    const stranger = await fakeCaller(desk.app, await aFirm(desk.app));
    for (const [id, caller] of [
      [Id, desk.colleague],
      [Id, stranger],
      [999_999, desk.staff],
    ] as const) {
      expect(await undo(id, caller)).toMatchObject(refusal('notFound'));
    }
  });

  it('beyond the number of unfinished jobs', async () => {
    const { Id } = await assigned(await filter('Tax'));
    for (let nr = 0; nr < 3; nr += 1)
      await desk.start({ action: 'assign', filterId: 0, documentIds: [ids[nr] ?? 0] });
    expect(await undo(Id)).toMatchObject(refusal('tooManyJobs'));
  });
});
