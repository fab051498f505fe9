import { actionTypes, problemType } from '@countersign/api-client/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enqueueMail } from '../domain/outbox.ts';
import { firmPinsOfJobs, pinLimits, resendLimit, waitingMails } from '../domain/signing/limits.ts';
import { addTasks, historyOf, jobOf, openJobDesk, readJob, type JobDesk } from './testing/jobDesk.ts';

let desk: JobDesk;
let ids: number[];
beforeEach(async () => {
  desk = await openJobDesk();
  ids = await desk.documents(4);
});
afterEach(() => desk.close());

async function done(body: object): Promise<{ types: unknown[]; failed: number; unchanged: number }> {
  const { Id } = jobOf(await desk.start({ documentIds: ids, ...body }));
  await desk.worker.work();
  const { body: page } = await desk.portal.call(desk.staff, `/documentJobs/${Id}/outcomes`);
  const { Failed, Unchanged } = jobOf(await desk.portal.call(desk.staff, `/documentJobs/${Id}`));
  const items: { Type: unknown }[] = Object(page).Items;
  return { types: items.map(({ Type }) => Type), failed: Failed, unchanged: Unchanged };
}

const titles = async () => {
  const rows = await desk.app.db
    .selectFrom('audit_entries')
    .select(['title', 'outcome', 'operation'])
    .where('document_id', 'is not', null)
    .orderBy('seq')
    .execute();
  return rows.map(({ title, outcome, operation }) => `${operation} ${outcome}: ${title}`);
};

async function filter(): Promise<number> {
  const { body } = await desk.portal.call(desk.staff, `/documentFilters/${desk.clientId}`, {
    method: 'PUT',
    body: { index: 0, text: 'Tax', parentId: 0 },
  });
  return Object(body).Id;
}

it('assigns documents to a filter, and takes them out of it', async () => {
  const filterId = await filter();
  await desk.portal.call(desk.staff, '/documents/assignFilter', {
    method: 'POST',
    body: { documentId: ids[0], filterId },
  });
  expect(await done({ action: 'assign', filterId })).toEqual({
    types: [null, null, null, null],
    failed: 0,
    unchanged: 1,
  });
  expect(await done({ action: 'assign', filterId: 0 })).toMatchObject({ failed: 0, unchanged: 0 });
  const rows = await desk.app.db.selectFrom('documents').select('filter_id').execute();
  expect(rows.map((row) => row.filter_id)).toEqual([null, null, null, null]);
  expect((await titles()).slice(-4)).toEqual(Array(4).fill('assignDocumentFilter done: Filter removed'));
  const sentences = (await historyOf(desk)).map(({ short_desc }) => short_desc);
  expect(sentences.filter((sentence) => sentence.includes(' started '))).toEqual([
    'Ada Quill started assigning 4 documents to a filter.',
    'Ada Quill started removing 4 documents from their filters.',
  ]);
});

it('refuses a filter that is unknown or another client’s, before it starts', async () => {
  expect((await desk.start({ action: 'assign', filterId: 999_999, documentIds: ids })).status).toBe(404);
});

it('sends the PINs of each document once, within the limit of each', async () => {
  await addTasks(desk, ids.slice(0, 3));
  const mails = async () => (await desk.app.db.selectFrom('outbox').select('signer_id').execute()).length;
  for (let count = 1; count <= resendLimit.attempts; count += 1) {
    expect(await done({ action: 'resendPins' })).toMatchObject({
      types: [null, null, null, null],
      failed: 0,
      unchanged: 1,
    });
    expect(await mails()).toBe(3 * count);
  }
  expect(await done({ action: 'resendPins' })).toMatchObject({
    types: [...Array(3).fill(problemType('tooManyAttempts')), null],
    failed: 3,
    unchanged: 1,
  });
  expect(await mails()).toBe(3 * resendLimit.attempts);
  expect((await titles()).filter((title) => title.startsWith('resendDocumentPins done'))).toHaveLength(15);
});

const counted = (bucket: string, count: number) =>
  desk.app.db
    .insertInto('rate_limits')
    .values({ bucket, count, resets_at: new Date(desk.app.clock.now().getTime() + 3_600_000) })
    .execute();

const mailsWaiting = async () => (await desk.app.db.selectFrom('outbox').select('id').execute()).length;

it('sends one person a number of PINs within an hour; the others get theirs', async () => {
  await addTasks(desk, ids.slice(0, 2));
  await addTasks(desk, ids.slice(2), 'other@example.test');
  await counted(`pins:recipient:${desk.firm.firmId}:signer@example.test`, pinLimits.recipient.attempts - 1);
  const { Id } = jobOf(await desk.start({ action: 'resendPins', documentIds: ids }));
  await desk.worker.work();
  const { body } = await desk.portal.call(desk.staff, `/documentJobs/${Id}/outcomes`);
  expect(body).toMatchObject({
    Items: [
      {
        Id: ids[1],
        State: 'failed',
        SameMessage: 1,
        Message: 'This signer was sent 100 PINs within an hour. Try again later.',
      },
      { Id: ids[0], State: 'done' },
      { Id: ids[2], State: 'done' },
      { Id: ids[3], State: 'done' },
    ],
  });
  expect(await mailsWaiting()).toBe(3);
});

it('counts what is sent for one document with what jobs send', async () => {
  await addTasks(desk, ids);
  const bucket = `pins:recipient:${desk.firm.firmId}:signer@example.test`;
  await counted(bucket, pinLimits.recipient.attempts - 2);
  const alone = (id: number | undefined) =>
    desk.portal.call(desk.staff, `/documents/resendPins/${id}`, { method: 'POST' });
  expect((await alone(ids[0])).status).toBe(200);
  expect(await done({ action: 'resendPins', documentIds: ids.slice(0, 2) })).toMatchObject({ failed: 1 });
  expect(await alone(ids[2])).toMatchObject({
    status: 429,
    body: { detail: 'This signer was sent 100 PINs within an hour. Try again later.' },
  });
  expect(await mailsWaiting()).toBe(2);
});

it('waits where a firm was sent a number of PINs within the hour', async () => {
  await addTasks(desk, ids);
  await counted(`pins:firm:${desk.firm.firmId}`, firmPinsOfJobs);
  const { Id } = jobOf(await desk.start({ action: 'resendPins', documentIds: ids }));
  const other = jobOf(
    await desk.start({ action: 'assign', filterId: 0, documentIds: ids }, { caller: desk.colleague }),
  );
  await desk.worker.work();
  expect(await readJob(desk, Id)).toMatchObject({ State: 'running', Done: 0 });
  expect(await readJob(desk, other.Id, desk.colleague)).toMatchObject({ State: 'completed' });
  expect(await mailsWaiting()).toBe(0);
  desk.app.clock.advance(3_600_000);
  await desk.worker.work();
  expect(await readJob(desk, Id)).toMatchObject({ State: 'completed', Done: 4 });
  expect(await mailsWaiting()).toBe(4);
});

it('waits until the emails of the firm have left', async () => {
  await addTasks(desk, ids);
  const mail = { to: 'x@example.test', subject: 'x', text: 'x' };
  for (let nr = 0; nr < waitingMails; nr += 1)
    await enqueueMail(desk.app.db, mail, desk.app.clock.now(), desk.firm.firmId);
  const { Id } = jobOf(await desk.start({ action: 'resendPins', documentIds: ids }));
  await desk.worker.work();
  expect(await readJob(desk, Id)).toMatchObject({ State: 'running', Done: 0 });
  await desk.app.db.updateTable('outbox').set({ sent_at: desk.app.clock.now() }).execute();
  desk.app.clock.advance(30_000);
  await desk.worker.work();
  expect(await readJob(desk, Id)).toMatchObject({ State: 'completed', Done: 4 });
});

/** Sets what the document's rules depend on. */
const setDocument = (id: number | undefined, values: object) =>
  desk.app.db
    .updateTable('documents')
    .set(values)
    .where('id', '=', id ?? 0)
    .execute();

const entriesAbout = async (id: number | undefined) =>
  (await historyOf(desk)).filter((entry) => entry.document_id === id);

it.each([
  ['has no task', { action_type: actionTypes.none }],
  ['is signed', { action_type: actionTypes.signed }],
  ['was declined', { action_type: actionTypes.declined }],
  ['has a task of another kind', { action_type: actionTypes.adobeSign }],
  ['has its notifications turned off', { notifications_enabled: false }],
])('leaves out a document that %s when PINs are resent, and refuses it alone', async (_, values) => {
  await addTasks(desk, ids);
  await setDocument(ids[0], values);
  expect(await done({ action: 'resendPins' })).toEqual({
    types: [null, null, null, null],
    failed: 0,
    unchanged: 1,
  });
  expect(await entriesAbout(ids[0])).toEqual([]);
  expect(await mailsWaiting()).toBe(3);
  const alone = await desk.portal.call(desk.staff, `/documents/resendPins/${ids[0]}`, { method: 'POST' });
  expect(alone.status).toBe(409);
  expect(await entriesAbout(ids[0])).toMatchObject([{ operation: 'resendDocumentPins', outcome: 'refused' }]);
});

it('decides about each document when it comes to it, not when it is started', async () => {
  await addTasks(desk, ids);
  const { Id } = jobOf(await desk.start({ action: 'resendPins', documentIds: ids }));
  await setDocument(ids[1], { action_type: actionTypes.signed });
  await desk.worker.work();
  expect(await readJob(desk, Id)).toMatchObject({ Done: 4, Failed: 0, Unchanged: 1 });
});

it.each(['resendPins', 'removeTask'])(
  'fails with %s where a document was deleted meanwhile',
  async (action) => {
    await addTasks(desk, ids.slice(1));
    await setDocument(ids[0], { deleted_at: desk.app.clock.now() });
    expect(await done({ action })).toMatchObject({
      types: [problemType('documentDeleted'), null, null, null],
      failed: 1,
      unchanged: 0,
    });
  },
);

it('removes the tasks of those that have one, and leaves out the others', async () => {
  await addTasks(desk, ids.slice(0, 2));
  await setDocument(ids[3], { action_type: actionTypes.signed });
  expect(await done({ action: 'removeTask' })).toEqual({
    types: [null, null, null, null],
    failed: 0,
    unchanged: 2,
  });
  expect([...(await entriesAbout(ids[2])), ...(await entriesAbout(ids[3]))]).toEqual([]);
  const tasks = await desk.app.db.selectFrom('signing_tasks').select('state').execute();
  expect(tasks.map(({ state }) => state)).toEqual(['removed', 'removed']);
});

describe('deleting a document with an outstanding task', () => {
  it('fails with its reason, and was no attempt where it had the task from the start', async () => {
    await addTasks(desk, ids.slice(0, 2));
    expect(await done({ action: 'delete' })).toEqual({
      types: [problemType('outstandingTasks'), problemType('outstandingTasks'), null, null],
      failed: 2,
      unchanged: 0,
    });
    expect([...(await entriesAbout(ids[0])), ...(await entriesAbout(ids[1]))]).toEqual([]);
    const alone = await desk.portal.call(desk.staff, `/documents/${ids[0]}`, { method: 'DELETE' });
    expect(alone.status).toBe(409);
    expect(await entriesAbout(ids[0])).toMatchObject([{ operation: 'deleteDocument', outcome: 'refused' }]);
  });

  it('says how many failed for the same reason, however few are listed', async () => {
    await addTasks(desk, ids.slice(0, 3));
    const { Id } = jobOf(await desk.start({ action: 'delete', documentIds: ids }));
    await desk.worker.work();
    const path = `/documentJobs/${Id}/outcomes?itemsPerPage=1`;
    const { body } = await desk.portal.call(desk.staff, path);
    expect(Object(body).Items).toMatchObject([{ State: 'failed', SameMessage: 3 }]);
  });

  it('is a refused attempt where nobody could know of the task', async () => {
    const { Id } = jobOf(await desk.start({ action: 'delete', documentIds: ids }));
    desk.app.clock.advance(1_000);
    await addTasks(desk, ids.slice(0, 1));
    await desk.worker.work();
    expect(await readJob(desk, Id)).toMatchObject({ Done: 3, Failed: 1 });
    expect(await entriesAbout(ids[0])).toMatchObject([
      {
        operation: 'deleteDocument',
        outcome: 'refused',
        title: 'Attempt failed',
        short_desc: 'Ada Quill could not delete the document: a signing task was outstanding.',
        login_id: desk.staff.loginId,
      },
    ]);
  });
});
