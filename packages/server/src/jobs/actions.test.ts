import { problemType } from '@countersign/api-client/rules';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resendLimit } from '../domain/signing/limits.ts';
import { addTasks, jobOf, openJobDesk, type JobDesk } from './testing/jobDesk.ts';

let desk: JobDesk;
let ids: number[];
beforeEach(async () => {
  desk = await openJobDesk();
  ids = await desk.documents(4);
});
afterEach(() => desk.close());

async function done(body: object): Promise<{ types: unknown[]; failed: number }> {
  const { Id } = jobOf(await desk.start({ documentIds: ids, ...body }));
  await desk.worker.work();
  const { body: page } = await desk.portal.call(desk.staff, `/documentJobs/${Id}/outcomes`);
  const { Failed } = jobOf(await desk.portal.call(desk.staff, `/documentJobs/${Id}`));
  const items: { Type: unknown }[] = Object(page).Items;
  return { types: items.map(({ Type }) => Type), failed: Failed };
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
    types: [problemType('filterAssigned'), null, null, null],
    failed: 1,
  });
  expect(await done({ action: 'assign', filterId: 0 })).toMatchObject({ failed: 0 });
  const rows = await desk.app.db.selectFrom('documents').select('filter_id').execute();
  expect(rows.map((row) => row.filter_id)).toEqual([null, null, null, null]);
  expect((await titles()).slice(-4)).toEqual(Array(4).fill('assignDocumentFilter done: Filter removed'));
});

it('refuses a filter that is unknown or another client’s, before it starts', async () => {
  expect((await desk.start({ action: 'assign', filterId: 999_999, documentIds: ids })).status).toBe(404);
});

it('sends the PINs of each document once, within the limit of each', async () => {
  await addTasks(desk, ids.slice(0, 3));
  const mails = async () => (await desk.app.db.selectFrom('outbox').select('signer_id').execute()).length;
  for (let count = 1; count <= resendLimit.attempts; count += 1) {
    expect(await done({ action: 'resendPins' })).toEqual({
      types: [problemType('noTask'), null, null, null],
      failed: 1,
    });
    expect(await mails()).toBe(3 * count);
  }
  expect(await done({ action: 'resendPins' })).toMatchObject({
    types: expect.arrayContaining([problemType('tooManyAttempts')]),
    failed: 4,
  });
  expect(await mails()).toBe(3 * resendLimit.attempts);
  expect((await titles()).filter((title) => title.startsWith('resendDocumentPins done'))).toHaveLength(15);
});

it('removes the tasks of those that have one', async () => {
  await addTasks(desk, ids.slice(0, 2));
  expect(await done({ action: 'removeTask' })).toMatchObject({ failed: 2 });
  const tasks = await desk.app.db.selectFrom('signing_tasks').select('state').execute();
  expect(tasks.map(({ state }) => state)).toEqual(['removed', 'removed']);
});
