import { actionTypes, problemType } from '@countersign/api-client/rules';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pinLimits, resendLimit } from '../domain/signing/limits.ts';
import { addTasks, historyOf, jobOf, openJobDesk, readJob, type JobDesk } from './testing/jobDesk.ts';

let desk: JobDesk;
let ids: number[];
beforeEach(async () => {
  desk = await openJobDesk();
  ids = await desk.documents(6);
});
afterEach(() => desk.close());

async function preview(body: object): Promise<unknown> {
  const path = `/documentJobs/clients/${desk.clientId}/preview`;
  const answer = await desk.portal.call(desk.staff, path, { method: 'POST', body });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

/** Sets what the document's rules depend on. */
const setDocument = (id: number | undefined, values: object) =>
  desk.app.db
    .updateTable('documents')
    .set(values)
    .where('id', '=', id ?? 0)
    .execute();

const counted = (bucket: string, count: number, minutes = 60) =>
  desk.app.db
    .insertInto('rate_limits')
    .values({ bucket, count, resets_at: after(minutes) })
    .execute();

const after = (minutes: number) => new Date(desk.app.clock.now().getTime() + minutes * 60_000);

const unlimited = { Limited: 0, LimitEndsDate: null };

/** A mixture of everything that the rules tell apart. */
async function mixture(): Promise<void> {
  await addTasks(desk, ids.slice(0, 3));
  await setDocument(ids[2], { notifications_enabled: false });
  await setDocument(ids[3], { action_type: actionTypes.signed });
  await setDocument(ids[5], { deleted_at: desk.app.clock.now() });
}

const filter = async (): Promise<number> => {
  const { body } = await desk.portal.call(desk.staff, `/documentFilters/${desk.clientId}`, {
    method: 'PUT',
    body: { index: 0, text: 'Tax', parentId: 0 },
  });
  return Object(body).Id;
};

it.each(['delete', 'resendPins', 'removeTask', 'assign'])(
  'says of %s what the job then does, for named documents and for all that match',
  async (action) => {
    await mixture();
    const filterId = await filter();
    await setDocument(ids[4], { filter_id: filterId });
    const what = { action, ...(action === 'assign' && { filterId }) };
    const named = { ...what, documentIds: [...ids, 999_999] };
    const before = Object(await preview(named));
    // Those that match are neither deleted nor unknown.
    const matching = Object(await preview({ ...what, matching: { total: 5 } }));
    expect(matching).toMatchObject({ Total: 5, Changed: before.Changed });
    const { Id } = jobOf(await desk.start(named));
    await desk.worker.work();
    const refusals: { Documents: number }[] = before.Refused;
    expect(await readJob(desk, Id)).toMatchObject({
      Total: before.Total,
      Done: before.Changed + before.Unchanged,
      Unchanged: before.Unchanged,
      Failed: refusals.reduce((all, { Documents }) => all + Documents, 0),
    });
  },
);

it('gives the reasons of those that would fail', async () => {
  await mixture();
  expect(await preview({ action: 'delete', documentIds: [...ids, 999_999] })).toEqual({
    Total: 7,
    Changed: 2,
    Unchanged: 1,
    Refused: [
      { Type: problemType('documentNotFound'), Documents: 1 },
      { Type: problemType('outstandingTasks'), Documents: 3 },
    ],
    ...unlimited,
  });
  expect(await preview({ action: 'delete', matching: { view: 'waitingForClient', total: 1 } })).toEqual({
    Total: 3,
    Changed: 0,
    Unchanged: 0,
    Refused: [{ Type: problemType('outstandingTasks'), Documents: 3 }],
    ...unlimited,
  });
});

it('says of a document that was deleted that it was, and of no other client’s', async () => {
  await mixture();
  expect(await preview({ action: 'removeTask', documentIds: [...ids, 999_999] })).toMatchObject({
    Refused: [
      { Type: problemType('documentNotFound'), Documents: 1 },
      { Type: problemType('documentDeleted'), Documents: 1 },
    ],
  });
});

it('changes nothing and leaves no entry in the history', async () => {
  await mixture();
  const before = await historyOf(desk);
  await preview({ action: 'delete', documentIds: ids });
  expect(await historyOf(desk)).toEqual(before);
  const jobs = await desk.app.db.selectFrom('document_jobs').select('id').execute();
  expect(jobs).toEqual([]);
});

it('counts those whose signer was sent too many PINs within the hour, and says when that ends', async () => {
  await addTasks(desk, ids.slice(0, 4));
  await addTasks(desk, ids.slice(4, 5), 'other@example.test');
  const { attempts } = pinLimits.recipient;
  await counted(`pins:recipient:${desk.firm.firmId}:signer@example.test`, attempts - 1, 40);
  const expected = {
    Total: 6,
    Changed: 2,
    Unchanged: 1,
    Refused: [],
    Limited: 3,
    LimitEndsDate: after(40).toISOString(),
  };
  expect(await preview({ action: 'resendPins', documentIds: ids })).toEqual(expected);
  expect(await preview({ action: 'resendPins', matching: { total: 6 } })).toEqual(expected);
  const { Id } = jobOf(await desk.start({ action: 'resendPins', documentIds: ids }));
  await desk.worker.work();
  expect(await readJob(desk, Id)).toMatchObject({ Done: 3, Unchanged: 1, Failed: 3 });
});

it('counts a document whose PINs were resent too often', async () => {
  await addTasks(desk, ids.slice(0, 2));
  await counted(`resend-pin:all:${desk.staff.loginId}:${ids[0]}`, resendLimit.attempts, 15);
  expect(await preview({ action: 'resendPins', documentIds: ids })).toMatchObject({
    Changed: 1,
    Unchanged: 4,
    Limited: 1,
    LimitEndsDate: after(15).toISOString(),
  });
});

it('counts 60,000 documents in a moment', { timeout: 60_000 }, async () => {
  await desk.manyDocuments(60_000);
  const begun = performance.now();
  expect(await preview({ action: 'delete', matching: { total: 1 } })).toMatchObject({ Total: 60_006 });
  // A slow machine shared with others; alone it takes some 50 ms.
  expect(performance.now() - begun).toBeLessThan(2_000);
});
