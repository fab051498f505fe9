import { problemType } from '@countersign/api-client/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runBatch } from '../domain/documentJobs/runBatch.ts';
import { idOf, refusal } from '../testing/index.ts';
import {
  deletedOf,
  historyOf,
  jobOf,
  makeOutstanding,
  openJobDesk,
  readJob,
  type Job,
  type JobDesk,
} from './testing/jobDesk.ts';

let desk: JobDesk;
let ids: number[];
beforeEach(async () => {
  desk = await openJobDesk();
  ids = await desk.documents(4);
});
afterEach(() => desk.close());

const hour = 3_600_000;

const undo = (id: number) => desk.portal.call(desk.staff, `/documentJobs/${id}/undo`, { method: 'POST' });
const retry = (id: number) => desk.portal.call(desk.staff, `/documentJobs/${id}/retry`, { method: 'POST' });

async function typesOf(id: number): Promise<unknown[]> {
  const { body } = await desk.portal.call(desk.staff, `/documentJobs/${id}/outcomes`);
  const items: { Type: unknown }[] = Object(body).Items;
  return items.map(({ Type }) => Type);
}

/** Deletes all documents, in a job that has ended. */
async function deleted(): Promise<Job> {
  const job = jobOf(await desk.start({ action: 'delete', documentIds: ids }));
  await desk.worker.work();
  return readJob(desk, job.Id);
}

const remove = (documentId: number | undefined, caller = desk.staff) =>
  desk.portal.call(caller, `/documents/${documentId}`, { method: 'DELETE' });
const restore = (documentId: number | undefined) =>
  desk.portal.call(desk.colleague, '/documents/restoreMultiple', {
    method: 'POST',
    body: { documentIds: [documentId] },
  });

describe('undoing a job that deleted documents', () => {
  it('restores each to its filter, for a day, also for those who are no Administrators', async () => {
    const filterId = idOf(
      await desk.portal.call(desk.staff, `/documentFilters/${desk.clientId}`, {
        method: 'PUT',
        body: { index: 0, text: 'Tax', parentId: 0 },
      }),
    );
    const body = { documentId: ids[1], filterId };
    await desk.portal.call(desk.staff, '/documents/assignFilter', { method: 'POST', body });
    const job = await deleted();
    expect(job).toMatchObject({ Done: 4, UndoOf: null });
    desk.app.clock.advance(24 * hour);
    const undone = jobOf(await undo(job.Id));
    expect(undone).toMatchObject({ Action: 'delete', FilterId: null, UndoOf: job.Id, Total: 4 });
    await desk.worker.work();
    expect(await readJob(desk, undone.Id)).toMatchObject({ State: 'completed', Done: 4, Failed: 0 });
    expect(await deletedOf(desk)).toEqual([]);
    const places = await desk.app.db.selectFrom('documents').select('filter_id').orderBy('id').execute();
    expect(places.map((row) => row.filter_id)).toEqual([null, filterId, null, null]);
    const history = await historyOf(desk);
    expect(history.map(({ short_desc }) => short_desc)).toContain(
      'Ada Quill started undoing the deletion of 4 documents.',
    );
    expect(history.slice(-4)).toEqual(
      ids.map((id) =>
        expect.objectContaining({
          operation: 'restoreDocuments',
          outcome: 'done',
          document_id: id,
          title: 'Document restored',
        }),
      ),
    );
    expect(jobOf(await undo(job.Id)).Id).toBe(undone.Id);
    expect(await undo(undone.Id)).toMatchObject(refusal('jobNotUndoable'));
  });

  it('leaves what was deleted before it, and what had an outstanding task', async () => {
    await remove(ids[0], desk.colleague);
    await makeOutstanding(desk, ids.slice(3));
    const job = await deleted();
    expect(job).toMatchObject({ Done: 3, Failed: 1 });
    expect(jobOf(await undo(job.Id)).Total).toBe(2);
    await desk.worker.work();
    expect(await deletedOf(desk)).toEqual(ids.slice(0, 1));
  });

  it('needs nothing for what was restored since, and leaves what a colleague then deleted', async () => {
    const job = await deleted();
    await restore(ids[0]);
    await restore(ids[1]);
    await remove(ids[1], desk.colleague);
    const undone = jobOf(await undo(job.Id));
    await desk.worker.work();
    const ended = await readJob(desk, undone.Id);
    expect(ended).toMatchObject({ State: 'completed', Done: 3, Unchanged: 1, Failed: 1 });
    const { body } = await desk.portal.call(desk.staff, `/documentJobs/${undone.Id}/outcomes`);
    expect(Object(body).Items[0]).toMatchObject({ Id: ids[1], Type: problemType('restoreDenied') });
    expect(await deletedOf(desk)).toEqual(ids.slice(1, 2));
  });

  it('takes what a cancelled job had deleted', async () => {
    ids = [...ids, ...(await desk.documents(60))];
    const { Id } = jobOf(await desk.start({ action: 'delete', documentIds: ids }));
    await runBatch(desk.app);
    await desk.portal.call(desk.staff, `/documentJobs/${Id}/cancel`, { method: 'POST' });
    expect(await deletedOf(desk)).not.toEqual([]);
    await undo(Id);
    await desk.worker.work();
    expect(await deletedOf(desk)).toEqual([]);
  });

  it('leaves what the same person deleted again by itself, long ago, also in a retry', async () => {
    const job = await deleted();
    for (const id of ids) await restore(id);
    for (const id of ids) await remove(id, desk.colleague);
    const undone = jobOf(await undo(job.Id));
    await desk.worker.work();
    expect(await readJob(desk, undone.Id)).toMatchObject({ Failed: 4 });
    for (const id of ids) await restore(id);
    for (const id of ids) await remove(id);
    await desk.app.db
      .updateTable('documents')
      .set({ deleted_at: new Date(desk.app.clock.now().getTime() - 45 * 24 * hour) })
      .execute();
    const alone = { method: 'POST' as const, body: { documentIds: [ids[0]] } };
    expect((await desk.portal.call(desk.staff, '/documents/restoreMultiple', alone)).body).toMatchObject({
      Failed: [{ Type: problemType('restoreDenied') }],
    });
    const again = jobOf(await retry(undone.Id));
    await desk.worker.work();
    expect(await readJob(desk, again.Id)).toMatchObject({ State: 'completed', Done: 0, Failed: 4 });
    expect(await typesOf(again.Id)).toEqual(Array(4).fill(problemType('restoreDenied')));
    expect(await deletedOf(desk)).toEqual(ids);
  });

  it('is retried within a day only of the end of what it undoes', async () => {
    const job = await deleted();
    await restore(ids[0]);
    await remove(ids[0], desk.colleague);
    const undone = jobOf(await undo(job.Id));
    await desk.worker.work();
    desk.app.clock.advance(24 * hour);
    jobOf(await retry(undone.Id));
    await desk.worker.work();
    desk.app.clock.advance(1);
    expect(await retry(undone.Id)).toMatchObject(refusal('undoExpired'));
    await desk.app.db.deleteFrom('document_jobs').where('id', '=', job.Id).execute();
    expect(await retry(undone.Id)).toMatchObject(refusal('undoExpired'));
    expect(await deletedOf(desk)).toEqual(ids.slice(0, 1));
  });

  it('restores nothing after the days for which anyone can', async () => {
    const job = await deleted();
    const earlier = new Date(desk.app.clock.now().getTime() - 30 * 24 * hour);
    await desk.app.db.updateTable('documents').set({ deleted_at: earlier }).execute();
    // It ran for a month, and ended today.
    await desk.app.db.updateTable('document_jobs').set({ created_at: earlier }).execute();
    const undone = jobOf(await undo(job.Id));
    await desk.worker.work();
    expect(await typesOf(undone.Id)).toEqual(Array(4).fill(problemType('restoreExpired')));
    expect(await deletedOf(desk)).toEqual(ids);
  });

  it('is refused later', async () => {
    const { Id } = await deleted();
    desk.app.clock.advance(24 * hour + 1);
    expect(await undo(Id)).toMatchObject(refusal('undoExpired'));
  });
});
