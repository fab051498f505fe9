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
    expect(await readJob(desk, undone.Id)).toMatchObject({ State: 'completed', Done: 3, Failed: 1 });
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

  it('is refused later', async () => {
    const { Id } = await deleted();
    desk.app.clock.advance(24 * hour + 1);
    expect(await undo(Id)).toMatchObject(refusal('undoExpired'));
  });
});
