import type { Schemas } from '@countersign/api-client/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runBatch } from '../domain/documentJobs/runBatch.ts';
import { jobOf, makeOutstanding, openJobDesk, readJob, type JobDesk } from './testing/jobDesk.ts';

let desk: JobDesk;
beforeEach(async () => {
  desk = await openJobDesk();
});
afterEach(() => desk.close());

type Outcomes = Schemas['DocumentJobOutcomeList'];

async function list(jobId: number, query = ''): Promise<Outcomes> {
  const { status, body, text } = await desk.portal.call(
    desk.staff,
    `/documentJobs/${jobId}/outcomes?${query}`,
  );
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return body as Outcomes;
}

/** A group, as its ids and its total. */
async function group(jobId: number, query: string): Promise<{ ids: number[]; total: number }> {
  const { Items, TotalItems } = await list(jobId, query);
  return { ids: Items.map(({ Id }) => Id), total: TotalItems };
}

/** Starts a job that deletes six documents: the second is deleted already, and the fifth has a task. */
async function deleting(): Promise<{ jobId: number; ids: number[]; already: number; blocked: number }> {
  const ids = await desk.documents(6);
  const [, already = 0, , , blocked = 0] = ids;
  await makeOutstanding(desk, [blocked]);
  await desk.portal.call(desk.staff, `/documents/${already}`, { method: 'DELETE' });
  const { Id: jobId } = jobOf(await desk.start({ action: 'delete', documentIds: ids }));
  return { jobId, ids, already, blocked };
}

describe('what became of each document of a job', () => {
  it('tells those that needed nothing from those that were changed', async () => {
    const { jobId, ids, already, blocked } = await deleting();
    await desk.worker.work();
    expect(await readJob(desk, jobId)).toMatchObject({ Done: 5, Unchanged: 1, Failed: 1 });
    const { Items } = await list(jobId);
    expect(Items.map(({ Id, State }) => [Id, State])).toEqual([
      [blocked, 'failed'],
      ...ids.filter((id) => id !== blocked).map((id) => [id, id === already ? 'unchanged' : 'done']),
    ]);
    expect(Items[2]).toMatchObject({ Title: 'Letter 2', State: 'unchanged', Type: null, Message: null });
  });

  it('is listed in pages of one outcome, with how many have it', async () => {
    const { jobId, ids, already, blocked } = await deleting();
    await desk.worker.work();
    const changed = ids.filter((id) => id !== already && id !== blocked);
    expect(await group(jobId, 'state=done')).toEqual({ ids: changed, total: 4 });
    expect(await group(jobId, 'state=done&pageNumber=2&itemsPerPage=3')).toEqual({
      ids: changed.slice(3),
      total: 4,
    });
    expect(await group(jobId, 'state=unchanged')).toEqual({ ids: [already], total: 1 });
    expect(await group(jobId, 'state=failed')).toEqual({ ids: [blocked], total: 1 });
    expect(await group(jobId, 'state=waiting')).toEqual({ ids: [], total: 0 });
    const { status } = await desk.portal.call(desk.staff, `/documentJobs/${jobId}/outcomes?state=lost`);
    expect(status).toBe(400);
  });

  it('is that it waits while the job has not come to it, and after the job was stopped', async () => {
    const ids = await desk.documents(60);
    const { Id } = jobOf(await desk.start({ action: 'delete', documentIds: ids }));
    expect(await group(Id, 'state=waiting&itemsPerPage=100')).toEqual({ ids, total: 60 });
    await runBatch(desk.app);
    await desk.app.db
      .updateTable('logins')
      .set({ sessions_valid_from: new Date(desk.app.clock.now().getTime() + 1000) })
      .where('id', '=', desk.staff.loginId)
      .execute();
    await desk.worker.work();
    await desk.app.db.updateTable('logins').set({ sessions_valid_from: null }).execute();
    const { State, Done } = await readJob(desk, Id);
    expect(State).toBe('stopped');
    expect(Done).toBeGreaterThan(0);
    expect(await group(Id, 'state=done&itemsPerPage=100')).toEqual({ ids: ids.slice(0, Done), total: Done });
    expect(await group(Id, 'state=waiting&itemsPerPage=100')).toEqual({
      ids: ids.slice(Done),
      total: 60 - Done,
    });
  });

  it('is not remembered of those that a cancelled job did not try', async () => {
    const { Id } = jobOf(await desk.start({ action: 'delete', documentIds: await desk.documents(4) }));
    await desk.portal.call(desk.staff, `/documentJobs/${Id}/cancel`, { method: 'POST' });
    expect(await group(Id, 'state=waiting')).toEqual({ ids: [], total: 0 });
  });

  it('is done where an earlier version only counted those that needed nothing', async () => {
    const { jobId, ids, blocked } = await deleting();
    await desk.worker.work();
    await desk.app.db.updateTable('document_job_items').set({ unchanged: false }).execute();
    const others = ids.filter((id) => id !== blocked);
    expect(await group(jobId, 'state=done')).toEqual({ ids: others, total: 5 });
    expect(await group(jobId, 'state=unchanged')).toEqual({ ids: [], total: 0 });
  });
});
