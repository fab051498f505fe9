import { problemType } from '@countersign/api-client/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runBatch } from '../domain/documentJobs/runBatch.ts';
import { refusal } from '../testing/index.ts';
import {
  deletedOf,
  historyOf,
  jobOf,
  makeOutstanding,
  openJobDesk,
  readJob,
  type JobDesk,
} from './testing/jobDesk.ts';

let desk: JobDesk;
beforeEach(async () => {
  desk = await openJobDesk();
});
afterEach(() => desk.close());

const all = (total: number) => ({ action: 'delete', matching: { total } });
const read = (id: number) => readJob(desk, id);
const deleted = () => deletedOf(desk);
const history = () => historyOf(desk);
const post = (path: string) => desk.portal.call(desk.staff, path, { method: 'POST' });

describe('an end before the last document', () => {
  it('comes between two documents when the job is cancelled', async () => {
    const ids = await desk.documents(80);
    const { Id } = jobOf(await desk.start(all(80)));
    await runBatch(desk.app);
    const cancelled = jobOf(await post(`/documentJobs/${Id}/cancel`));
    expect(cancelled).toMatchObject({ State: 'cancelled', EndedDate: expect.any(String) });
    expect(cancelled.Done).toBeGreaterThan(0);
    await desk.worker.work();
    expect(await deleted()).toEqual(ids.slice(0, cancelled.Done));
    expect(jobOf(await post(`/documentJobs/${Id}/cancel`))).toEqual(cancelled);
    expect((await history()).at(-1)).toMatchObject({
      short_desc: `Ada Quill cancelled deleting 80 documents, after ${cancelled.Done} documents.`,
    });
  });

  it.each(['deactivated', 'removed', 'without a firm', 'signed out everywhere'])(
    'comes with a reason when who started it is %s',
    async (what) => {
      const { app, staff, firm } = desk;
      const ids = await desk.documents(60);
      const { Id } = jobOf(await desk.start(all(60)));
      await runBatch(app);
      const done = await deleted();
      if (what === 'deactivated')
        await app.db
          .updateTable('employees')
          .set({ is_active: false })
          .where('id', '=', staff.employeeId)
          .execute();
      if (what === 'removed')
        await app.db
          .updateTable('employees')
          .set({ deleted_at: app.clock.now() })
          .where('id', '=', staff.employeeId)
          .execute();
      if (what === 'without a firm')
        await app.db.updateTable('firms').set({ is_active: false }).where('id', '=', firm.firmId).execute();
      if (what === 'signed out everywhere')
        await app.db
          .updateTable('logins')
          .set({ sessions_valid_from: new Date(app.clock.now().getTime() + 1000) })
          .where('id', '=', staff.loginId)
          .execute();
      await desk.worker.work();
      expect(await deleted()).toEqual(done);
      expect(done.length).toBeLessThan(ids.length);
      const row = await app.db.selectFrom('document_jobs').select('reason').executeTakeFirst();
      expect(row?.reason).toBe(problemType('accessLost'));
      expect(await read(Id)).toMatchObject({
        State: 'stopped',
        Reason: 'It stopped because the access of the person who started it was withdrawn.',
        Done: done.length,
      });
    },
  );

  it('comes when the firm demands a second factor that the session did not have', async () => {
    await desk.documents(2);
    const { Id } = jobOf(await desk.start(all(2)));
    await desk.app.db
      .updateTable('firms')
      .set({ enforce_account_mfa: true })
      .where('id', '=', desk.firm.firmId)
      .execute();
    await desk.worker.work();
    expect(await read(Id)).toMatchObject({ State: 'stopped', Done: 0 });
    expect(await deleted()).toEqual([]);
  });
});

describe('failed documents', () => {
  it('are tried again alone, in a job of their own', async () => {
    const ids = await desk.documents(6);
    await makeOutstanding(desk, ids.slice(0, 2));
    const first = jobOf(await desk.start(all(6)));
    expect((await post(`/documentJobs/${first.Id}/retry`)).status).toBe(409);
    await desk.worker.work();
    await desk.app.db
      .updateTable('documents')
      .set({ action_type: 1 })
      .where('id', '=', ids[0] ?? 0)
      .execute();
    const again = jobOf(await post(`/documentJobs/${first.Id}/retry`));
    expect(again).toMatchObject({ Action: 'delete', Total: 2, RetryOf: first.Id, State: 'queued' });
    await desk.worker.work();
    expect(await read(again.Id)).toMatchObject({ State: 'completed', Done: 1, Failed: 1 });
    expect(await read(first.Id)).toMatchObject({ Done: 4, Failed: 2 });
  });

  it('are none of a job that had no failures', async () => {
    await desk.documents(1);
    const { Id } = jobOf(await desk.start(all(1)));
    await desk.worker.work();
    const { status, body } = await post(`/documentJobs/${Id}/retry`);
    expect({ status, body }).toMatchObject(refusal('noDocuments'));
  });
});
