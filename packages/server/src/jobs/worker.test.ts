import { randomUUID } from 'node:crypto';
import { problemType } from '@countersign/api-client/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../domain/audit.ts';
import { forgetOldJobs, jobMemory } from '../domain/documentJobs/listJobs.ts';
import { mostOfLogin } from '../domain/documentJobs/jobs.ts';
import { runBatch } from '../domain/documentJobs/runBatch.ts';
import { aClient, aFirm, fakeCaller, refusal } from '../testing/index.ts';
import { jobOf, makeOutstanding, openJobDesk, type Job, type JobDesk } from './testing/jobDesk.ts';

let desk: JobDesk;
beforeEach(async () => {
  desk = await openJobDesk();
});
afterEach(() => desk.close());

const all = (total: number, query: object = {}) => ({ action: 'delete', matching: { total, ...query } });

async function read(id: number, caller = desk.staff): Promise<Job> {
  return jobOf(await desk.portal.call(caller, `/documentJobs/${id}`));
}

async function outcomes(id: number): Promise<unknown> {
  const { body } = await desk.portal.call(desk.staff, `/documentJobs/${id}/outcomes?itemsPerPage=200`);
  return body;
}

const post = (path: string, caller = desk.staff) => desk.portal.call(caller, path, { method: 'POST' });

async function deleted(): Promise<number[]> {
  const rows = await desk.app.db
    .selectFrom('documents')
    .select('id')
    .where('deleted_at', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

const history = () =>
  desk.app.db
    .selectFrom('audit_entries')
    .select(['operation', 'outcome', 'document_id', 'title', 'short_desc', 'login_id'])
    .orderBy('seq')
    .execute();

describe('a job', () => {
  it('does each document with the entry of its operation, and the failures with their reason', async () => {
    const ids = await desk.documents(60);
    const [blocked = 0] = ids.slice(30);
    await makeOutstanding(desk, [blocked]);
    const job = jobOf(await desk.start(all(60)));
    expect(job).toMatchObject({ State: 'queued', Total: 60, Done: 0, Failed: 0, EndedDate: null });
    await desk.worker.work();
    expect(await read(job.Id)).toMatchObject({ State: 'completed', Done: 59, Failed: 1 });
    expect(await deleted()).toEqual(ids.filter((id) => id !== blocked));
    expect(await outcomes(job.Id)).toMatchObject({
      TotalItems: 60,
      Items: [
        {
          Id: blocked,
          Title: 'Letter 31',
          State: 'failed',
          Type: problemType('outstandingTasks'),
          Message: 'The document has outstanding signing tasks.',
        },
        ...ids.filter((id) => id !== blocked).map((Id) => ({ Id, State: 'done', Type: null })),
      ],
    });
    const entries = await history();
    const ofDocuments = entries.filter(({ document_id: id }) => id !== null);
    expect(ofDocuments).toHaveLength(60);
    expect(ofDocuments.find(({ document_id: id }) => id === blocked)).toMatchObject({
      operation: 'deleteDocument',
      outcome: 'refused',
      title: 'Attempt failed',
      short_desc: 'Ada Quill could not delete the document: a signing task is outstanding.',
      login_id: desk.staff.loginId,
    });
    expect(ofDocuments[0]).toMatchObject({
      operation: 'deleteDocument',
      outcome: 'done',
      title: 'Document deleted',
      short_desc: 'Ada Quill deleted Letter 1.pdf.',
    });
    expect(entries[0]).toMatchObject({ short_desc: 'Ada Quill started deleting 60 documents.' });
    expect(await verifyChain(desk.app.db, desk.firm.firmId)).toMatchObject({ intact: true });
  });

  it('acts on what matched when it was started, by search and filter', async () => {
    const ids = await desk.documents(12);
    // Letter 1, 10, 11 and 12.
    const job = jobOf(await desk.start(all(4, { searchTerm: 'letter 1' })));
    await desk.app.db
      .updateTable('documents')
      .set({ title: 'Renamed' })
      .where('id', '=', ids[0] ?? 0)
      .execute();
    await desk.documents(1);
    await desk.worker.work();
    expect(await read(job.Id)).toMatchObject({ Total: 4, Done: 4 });
    expect(await deleted()).toEqual([ids[0], ...ids.slice(9)]);
  });

  it('is refused when another number matches than the list said', async () => {
    await desk.documents(3);
    const { status, body } = await desk.start(all(2));
    expect({ status, body }).toMatchObject(refusal('matchesChanged'));
    expect((await desk.start(all(9, { searchTerm: 'nothing' }))).status).toBe(409);
    expect(await desk.app.db.selectFrom('document_jobs').select('id').execute()).toEqual([]);
    expect(await desk.app.db.selectFrom('document_job_items').select('job_id').execute()).toEqual([]);
  });

  it('takes ids, and says of each that is not of the client that it was not found', async () => {
    const [first = 0] = await desk.documents(2);
    const { clientId } = await aClient(desk.app, desk.firm, 'Other');
    const elsewhere = await desk.app.db
      .insertInto('documents')
      .values({
        firm_id: desk.firm.firmId,
        client_id: clientId,
        title: 'Secret',
        extension: 'pdf',
        size: 1,
        created_by: 'x',
        created_at: desk.app.clock.now(),
        modified_at: desk.app.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const job = jobOf(await desk.start({ action: 'delete', documentIds: [first, elsewhere.id, 999_999] }));
    await desk.worker.work();
    expect(await deleted()).toEqual([first]);
    expect(await outcomes(job.Id)).toMatchObject({
      Items: [
        { Id: elsewhere.id, Title: '', Type: problemType('documentNotFound') },
        { Id: 999_999, Title: '', Type: problemType('documentNotFound') },
        { Id: first, State: 'done' },
      ],
    });
  });

  it('counts a document that was deleted meanwhile as deleted', async () => {
    const ids = await desk.documents(2);
    const job = jobOf(await desk.start({ action: 'delete', documentIds: ids }));
    await desk.portal.call(desk.colleague, `/documents/${ids[0]}`, { method: 'DELETE' });
    await desk.worker.work();
    expect(await read(job.Id)).toMatchObject({ State: 'completed', Done: 2, Failed: 0 });
    expect((await history()).filter(({ title }) => title === 'Document deleted')).toHaveLength(2);
  });

  it.each([
    { action: 'delete' },
    { action: 'delete', documentIds: [1], matching: { total: 1 } },
    { action: 'delete', documentIds: [1], filterId: 0 },
    { action: 'assign', documentIds: [1] },
    { action: 'archive', documentIds: [1] },
  ])('is refused as invalid: %j', async (body) => {
    expect((await desk.start(body)).status).toBe(400);
  });

  it('is started once however often its request comes', async () => {
    await desk.documents(5);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => desk.start(all(5), { key })));
    expect(new Set(answers.map((answer) => jobOf(answer).Id)).size).toBe(1);
    await desk.worker.work();
    expect(jobOf(await desk.start(all(5), { key })).Id).toBe(jobOf(answers[0] ?? expect.fail()).Id);
    expect(await desk.app.db.selectFrom('document_jobs').select('id').execute()).toHaveLength(1);
  });

  it('makes one event of the documents of a transaction', async () => {
    await desk.documents(25);
    jobOf(await desk.start(all(25)));
    await desk.app.db.deleteFrom('change_events').execute();
    await desk.worker.work();
    const events = await desk.app.db.selectFrom('change_events').selectAll().execute();
    expect(events.length).toBeLessThanOrEqual(5);
    expect(new Set(events.map(({ client_id: id }) => id))).toEqual(new Set([desk.clientId]));
    expect(new Set(events.map(({ login_id: id }) => id))).toEqual(new Set([desk.staff.loginId]));
  });
});

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

describe('jobs', () => {
  it('are unfinished up to a number for each person', async () => {
    await desk.documents(1);
    for (let count = 0; count < mostOfLogin; count += 1) jobOf(await desk.start(all(1)));
    const { status, body } = await desk.start(all(1));
    expect({ status, body }).toMatchObject(refusal('tooManyJobs'));
    jobOf(await desk.start(all(1), { caller: desk.colleague }));
    await desk.worker.work();
    await desk.documents(1);
    jobOf(await desk.start(all(1)));
  });

  it('are seen by who started them only, and never by another firm', async () => {
    await desk.documents(1);
    const { Id } = jobOf(await desk.start(all(1)));
    const stranger = await fakeCaller(desk.app, await aFirm(desk.app, 'Other'), ['Owner', 'Administrator']);
    for (const other of [desk.colleague, stranger]) {
      for (const path of [`/documentJobs/${Id}`, `/documentJobs/${Id}/outcomes`])
        expect((await desk.portal.call(other, path)).status).toBe(404);
      for (const path of [`/documentJobs/${Id}/cancel`, `/documentJobs/${Id}/retry`])
        expect((await post(path, other)).status).toBe(404);
      const { body } = await desk.portal.call(other, '/documentJobs/');
      expect(body).toEqual({ Items: [], TotalItems: 0 });
    }
    expect((await desk.start(all(1), { caller: stranger })).status).toBe(404);
    const { body } = await desk.portal.call(desk.staff, '/documentJobs/');
    expect(body).toMatchObject({ TotalItems: 1, Items: [{ Id, State: 'queued' }] });
  });

  it('are forgotten 30 days after their end, with their documents', async () => {
    await desk.documents(2);
    jobOf(await desk.start(all(2)));
    await desk.worker.work();
    await forgetOldJobs(desk.app);
    expect(await desk.app.db.selectFrom('document_jobs').select('id').execute()).toHaveLength(1);
    desk.app.clock.set(new Date(desk.app.clock.now().getTime() + jobMemory + 1));
    await forgetOldJobs(desk.app);
    expect(await desk.app.db.selectFrom('document_jobs').select('id').execute()).toEqual([]);
    expect(await desk.app.db.selectFrom('document_job_items').select('job_id').execute()).toEqual([]);
  });

  it('take turns', async () => {
    const ids = await desk.documents(60);
    const long = jobOf(await desk.start({ action: 'delete', documentIds: ids.slice(0, 55) }));
    const short = jobOf(
      await desk.start({ action: 'delete', documentIds: ids.slice(55) }, { caller: desk.colleague }),
    );
    await runBatch(desk.app);
    await runBatch(desk.app);
    expect(await read(short.Id, desk.colleague)).toMatchObject({ State: 'completed', Done: 5 });
    expect((await read(long.Id)).State).toBe('running');
  });
});
