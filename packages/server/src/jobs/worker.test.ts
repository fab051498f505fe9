import { randomUUID } from 'node:crypto';
import { JOB_DOCUMENTS, jobRuleMessages, problemType } from '@countersign/api-client/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyChain } from '../domain/audit.ts';
import { forgetOldJobs, jobMemory } from '../domain/documentJobs/listJobs.ts';
import { maxDocumentsPerDay, maxJobsPerLogin } from '../domain/documentJobs/jobs.ts';
import { runBatch } from '../domain/documentJobs/runBatch.ts';
import { aClient, aFirm, fakeCaller, refusal } from '../testing/index.ts';
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

const all = (total: number, query: object = {}) => ({ action: 'delete', matching: { total, ...query } });

const read = (id: number, caller = desk.staff) => readJob(desk, id, caller);

async function outcomes(id: number): Promise<unknown> {
  const { body } = await desk.portal.call(desk.staff, `/documentJobs/${id}/outcomes?itemsPerPage=200`);
  return body;
}

const post = (path: string, caller = desk.staff) => desk.portal.call(caller, path, { method: 'POST' });

const deleted = () => deletedOf(desk);
const history = () => historyOf(desk);

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
    expect(ofDocuments).toHaveLength(59);
    expect(ofDocuments.map(({ document_id: id }) => id)).not.toContain(blocked);
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

  it('leaves out what was taken out of the selection', async () => {
    const ids = await desk.documents(5);
    jobOf(await desk.start(all(3, { except: [ids[1], ids[4]] })));
    await desk.worker.work();
    expect(await deleted()).toEqual([ids[0], ids[2], ids[3]]);
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

  it('is refused over more documents than one may have', { timeout: 300_000 }, async () => {
    await desk.manyDocuments(JOB_DOCUMENTS + 1);
    const { status, body } = await desk.start(all(JOB_DOCUMENTS + 1));
    expect({ status, body }).toMatchObject(refusal('jobTooLarge'));
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
    // How many transactions there are depends on how long each may take.
    expect(new Set(events.map((event) => event.transaction_id)).size).toBe(events.length);
    expect(events.length).toBeGreaterThan(0);
    expect(new Set(events.map(({ client_id: id }) => id))).toEqual(new Set([desk.clientId]));
    expect(new Set(events.map(({ login_id: id }) => id))).toEqual(new Set([desk.staff.loginId]));
  });
});

describe('jobs', () => {
  it('are unfinished up to a number for each person', async () => {
    await desk.documents(1);
    for (let count = 0; count < maxJobsPerLogin; count += 1) jobOf(await desk.start(all(1)));
    const { status, body, headers } = await desk.start(all(1));
    expect({ status, body }).toMatchObject(refusal('tooManyJobs'));
    expect(headers['retry-after']).toBe('10');
    jobOf(await desk.start(all(1), { caller: desk.colleague }));
    await desk.worker.work();
    await desk.documents(1);
    jobOf(await desk.start(all(1)));
  });

  it('are over a number of documents a day for each person', async () => {
    await desk.documents(2);
    const { Id } = jobOf(await desk.start(all(2)));
    jobOf(await post(`/documentJobs/${Id}/cancel`));
    await desk.app.db
      .updateTable('document_jobs')
      .set({ total: maxDocumentsPerDay - 1 })
      .execute();
    desk.app.clock.advance(3_600_000);
    const { status, body, headers } = await desk.start(all(2));
    expect({ status, body }).toMatchObject({ status: 429, body: { Message: jobRuleMessages.changesOfDay } });
    // Twenty-three hours.
    expect(headers['retry-after']).toBe('82800');
    expect(await desk.app.db.selectFrom('document_job_items').select('job_id').execute()).toEqual([]);
    jobOf(await desk.start(all(2), { caller: desk.colleague }));
    desk.app.clock.advance(24 * 3_600_000);
    jobOf(await desk.start(all(2)));
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
    // However few documents a busy machine does in one turn.
    expect((await read(short.Id, desk.colleague)).Done).toBeGreaterThan(0);
    expect((await read(long.Id)).Done).toBeGreaterThan(0);
    expect((await read(long.Id)).State).toBe('running');
  });
});
