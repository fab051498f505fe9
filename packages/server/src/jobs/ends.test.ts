import { errorSentences, problemType } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mostFailures } from '../domain/documentJobs/failures.ts';
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
    // What was not tried takes no room.
    const items = await desk.app.db.selectFrom('document_job_items').select('document_id').execute();
    expect(items).toHaveLength(cancelled.Done);
    const { body } = await desk.portal.call(desk.staff, `/documentJobs/${Id}/outcomes`);
    expect(body).toMatchObject({ TotalItems: cancelled.Done });
    expect((await history()).at(-1)).toMatchObject({
      short_desc: expect.stringMatching(
        `^Ada Quill cancelled deleting 80 documents, after ${cancelled.Done} documents?\\.$`,
      ) as string,
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
        Reason: errorSentences.accessLost,
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

describe('a job whose transaction always fails', () => {
  const fail = async () => {
    await sql`
      create function no_deleting() returns trigger language plpgsql as $$
      begin raise exception 'Not now.' using errcode = '40001'; end $$`.execute(desk.app.db);
    await sql`
      create trigger no_deleting before update of deleted_at on documents
      for each row when (new.title = 'Letter 1') execute function no_deleting()`.execute(desk.app.db);
  };
  const mend = () => sql`drop function if exists no_deleting cascade`.execute(desk.app.db);
  afterEach(mend);

  it('leaves their turns to the others', async () => {
    const [first = 0, ...others] = await desk.documents(3);
    const { Id } = jobOf(await desk.start({ action: 'delete', documentIds: [first] }));
    const second = jobOf(
      await desk.start({ action: 'delete', documentIds: others }, { caller: desk.colleague }),
    );
    await fail();
    await desk.worker.work();
    expect(await readJob(desk, second.Id, desk.colleague)).toMatchObject({ State: 'completed', Done: 2 });
    expect(await read(Id)).toMatchObject({ State: 'queued', Done: 0, Failed: 0 });
    await mend();
    desk.app.clock.advance(5_000);
    await desk.worker.work();
    expect(await read(Id)).toMatchObject({ State: 'completed', Done: 1 });
    const row = await desk.app.db
      .selectFrom('document_jobs')
      .select(['failures', 'wait_until'])
      .where('id', '=', Id)
      .executeTakeFirst();
    expect(row).toEqual({ failures: 0, wait_until: null });
  });

  it('is stopped after some failures, with the reason', async () => {
    const [first = 0] = await desk.documents(1);
    const { Id } = jobOf(await desk.start({ action: 'delete', documentIds: [first] }));
    await fail();
    for (let count = 1; count < mostFailures; count += 1) {
      await desk.worker.work();
      desk.app.clock.advance(5_000 * 2 ** (count - 1));
    }
    expect(await read(Id)).toMatchObject({ State: 'queued' });
    await desk.worker.work();
    expect(await read(Id)).toMatchObject({
      State: 'stopped',
      Reason: errorSentences.jobFailed,
      EndedDate: expect.any(String),
    });
    const row = await desk.app.db.selectFrom('document_jobs').select('reason').executeTakeFirst();
    expect(row?.reason).toBe(problemType('jobFailed'));
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

  it('are tried again once at a time', async () => {
    const ids = await desk.documents(2);
    await makeOutstanding(desk, ids);
    const { Id } = jobOf(await desk.start(all(2)));
    await desk.worker.work();
    const answers = await Promise.all([1, 2, 3].map(() => post(`/documentJobs/${Id}/retry`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused).toMatchObject(refusal('stillRunning'));
    await desk.worker.work();
    expect((await post(`/documentJobs/${Id}/retry`)).status).toBe(200);
  });

  it('are listed in the order in which a retry may help', async () => {
    const ids = await desk.documents(6);
    await makeOutstanding(desk, ids.slice(0, 3));
    const { Id } = jobOf(await desk.start(all(6)));
    await desk.worker.work();
    await desk.app.db
      .updateTable('document_job_items')
      .set({ problem: problemType('documentInUse') })
      .where('document_id', '=', ids[2] ?? 0)
      .execute();
    const { body } = await desk.portal.call(desk.staff, `/documentJobs/${Id}/outcomes?itemsPerPage=4`);
    const { Items } = body as Schemas['DocumentJobOutcomeList'];
    expect(Items.map((item) => item.Id)).toEqual([ids[2], ids[0], ids[1], ids[3]]);
  });

  it('are none of a job that had no failures', async () => {
    await desk.documents(1);
    const { Id } = jobOf(await desk.start(all(1)));
    await desk.worker.work();
    const { status, body } = await post(`/documentJobs/${Id}/retry`);
    expect({ status, body }).toMatchObject(refusal('noDocuments'));
  });
});
