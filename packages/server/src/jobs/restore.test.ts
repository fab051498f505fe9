import { problemType, UNDO_LIMIT_MS } from '@countersign/api-client/rules';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aClient, aFirm, fakeCaller, idOf, refusal } from '../testing/index.ts';
import {
  deletedOf,
  historyOf,
  jobOf,
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

const day = 24 * 3_600_000;

/** Deletes documents, as the Employee unless it is said otherwise. */
async function remove(documentIds: readonly (number | undefined)[], caller = desk.staff): Promise<void> {
  for (const id of documentIds) await desk.portal.call(caller, `/documents/${id}`, { method: 'DELETE' });
}

/** Starts a job that restores, as the Administrator unless it is said otherwise, and waits for its end. */
async function restored(body: object, caller = desk.colleague): Promise<Job> {
  const { Id } = jobOf(await desk.start({ action: 'restore', ...body }, { caller }));
  await desk.worker.work();
  return readJob(desk, Id, caller);
}

async function failuresOf({ Id }: Job, caller = desk.colleague): Promise<unknown[]> {
  const { body } = await desk.portal.call(caller, `/documentJobs/${Id}/outcomes?state=failed`);
  const items: { Id: number; Type: unknown }[] = Object(body).Items;
  return items.map((item) => [item.Id, item.Type]);
}

const preview = async (body: object, caller = desk.colleague) => {
  const path = `/documentJobs/clients/${desk.clientId}/preview`;
  return (await desk.portal.call(caller, path, { method: 'POST', body: { action: 'restore', ...body } }))
    .body;
};

/** The check of what a job does, as Postgres named it when it was made. */
it('is known to the database beside the others, which takes nothing else', async () => {
  const { db } = desk.app;
  await remove(ids.slice(0, 1));
  const { Id } = await restored({ documentIds: ids });
  for (const action of ['delete', 'resendPins', 'removeTask', 'restore'])
    await sql`update document_jobs set action = ${action} where id = ${Id}`.execute(db);
  await expect(sql`update document_jobs set action = 'shred' where id = ${Id}`.execute(db)).rejects.toThrow(
    /document_jobs_known_action/,
  );
});

describe('a job that restores', () => {
  it('brings documents back to their filters, as restoring one does, with an entry for each', async () => {
    const filterId = idOf(
      await desk.portal.call(desk.staff, `/documentFilters/${desk.clientId}`, {
        method: 'PUT',
        body: { index: 0, text: 'Tax', parentId: 0 },
      }),
    );
    await desk.portal.call(desk.staff, '/documents/assignFilter', {
      method: 'POST',
      body: { documentId: ids[1], filterId },
    });
    await remove(ids.slice(0, 3));
    await desk.app.db.deleteFrom('change_events').execute();
    const job = await restored({ documentIds: ids });
    expect(job).toMatchObject({ Action: 'restore', State: 'completed', Done: 4, Unchanged: 1, Failed: 0 });
    expect(await deletedOf(desk)).toEqual([]);
    const places = await desk.app.db.selectFrom('documents').select('filter_id').orderBy('id').execute();
    expect(places.map((row) => row.filter_id)).toEqual([null, filterId, null, null]);
    const history = await historyOf(desk);
    expect(history.map(({ short_desc }) => short_desc)).toContain(
      'Priya Nair started restoring 4 documents.',
    );
    expect(history.slice(-3)).toEqual(
      ids.slice(0, 3).map((id) =>
        expect.objectContaining({
          operation: 'restoreDocuments',
          outcome: 'done',
          document_id: id,
          title: 'Document restored',
          login_id: desk.colleague.loginId,
        }),
      ),
    );
    const events = await desk.app.db.selectFrom('change_events').select('client_id').execute();
    expect(events).toContainEqual({ client_id: desk.clientId });
  });

  it('takes all that the list of deleted documents shows', async () => {
    await remove(ids.slice(0, 3));
    expect(await restored({ matching: { total: 3 } })).toMatchObject({ Total: 3, Done: 3, Failed: 0 });
    expect(await deletedOf(desk)).toEqual([]);
  });

  it('takes what its search shows, by the name of who deleted it too, without exceptions', async () => {
    await remove(ids.slice(0, 2));
    await remove(ids.slice(2), desk.colleague);
    const job = await restored({ matching: { searchTerm: 'letter 1', total: 1 } });
    expect(job.Total).toBe(1);
    expect(await deletedOf(desk)).toEqual(ids.slice(1));
    await restored({ matching: { searchTerm: 'Priya', except: [ids[3]], total: 1 } });
    expect(await deletedOf(desk)).toEqual([ids[1], ids[3]]);
  });

  it('does nothing where the list shows another number', async () => {
    await remove(ids.slice(0, 2));
    const start = (matching: object) =>
      desk.start({ action: 'restore', matching }, { caller: desk.colleague });
    expect(await start({ total: 4 })).toMatchObject(refusal('matchesChanged'));
    expect(await start({ searchTerm: 'zebra', total: 1 })).toMatchObject(refusal('matchesChanged'));
    expect(await deletedOf(desk)).toEqual(ids.slice(0, 2));
  });

  it.each([
    { filterId: 0 },
    { view: 'unread' },
    { createdBy: 'employee:1' },
    { modifiedFrom: '2026-07-01T00:00:00Z' },
  ])('is refused where the list of deleted documents cannot be limited so: %j', async (limit) => {
    await remove(ids);
    const body = { action: 'restore', matching: { ...limit, total: 4 } };
    expect(await desk.start(body, { caller: desk.colleague })).toMatchObject(refusal('requestInvalid'));
    expect(await deletedOf(desk)).toEqual(ids);
  });

  it('leaves what is older than 30 days, and says why where it was named', async () => {
    await remove(ids);
    const { db, clock } = desk.app;
    const past = { deleted_at: new Date(clock.now().getTime() - 30 * day) };
    await db
      .updateTable('documents')
      .set(past)
      .where('id', '=', ids[0] ?? 0)
      .execute();
    expect(await restored({ matching: { total: 3 } })).toMatchObject({ Total: 3, Done: 3 });
    const job = await restored({ documentIds: [ids[0], 999_999] });
    expect(job).toMatchObject({ Done: 0, Failed: 2 });
    expect(new Set(await failuresOf(job))).toEqual(
      new Set([
        [ids[0], problemType('restoreExpired')],
        [999_999, problemType('documentNotFound')],
      ]),
    );
    const refused = (await historyOf(desk)).filter(({ outcome }) => outcome === 'refused');
    expect(refused).toMatchObject([
      { operation: 'restoreDocuments', document_id: ids[0] },
      { operation: 'restoreDocuments', document_id: null },
    ]);
    expect(await deletedOf(desk)).toEqual(ids.slice(0, 1));
  });

  it('restores for an Employee only what they deleted within two minutes', async () => {
    await remove(ids.slice(0, 1));
    desk.app.clock.advance(UNDO_LIMIT_MS + 1);
    await remove(ids.slice(1, 3));
    await remove(ids.slice(3), desk.colleague);
    const job = await restored({ documentIds: ids }, desk.staff);
    expect(job).toMatchObject({ Done: 2, Failed: 2 });
    expect(await failuresOf(job, desk.staff)).toEqual([
      [ids[0], problemType('restoreDenied')],
      [ids[3], problemType('restoreDenied')],
    ]);
    expect(await deletedOf(desk)).toEqual([ids[0], ids[3]]);
  });

  it('tells an Employee nothing of the list, which they cannot read', async () => {
    await remove(ids);
    const matching = { total: 4 };
    expect(await desk.start({ action: 'restore', matching })).toMatchObject(refusal('roleDenied'));
    const path = `/documentJobs/clients/${desk.clientId}/preview`;
    const body = { action: 'restore', matching };
    expect(await desk.portal.call(desk.staff, path, { method: 'POST', body })).toMatchObject(
      refusal('roleDenied'),
    );
    expect(await deletedOf(desk)).toEqual(ids);
  });

  it('reaches no other firm’s documents, and none of another client', async () => {
    await remove(ids);
    const firm = await aFirm(desk.app, 'Other');
    const stranger = await fakeCaller(desk.app, firm, ['Administrator']);
    const { clientId } = await aClient(desk.app, firm);
    const body = { action: 'restore', documentIds: ids };
    expect((await desk.start(body, { caller: stranger })).status).toBe(404);
    const path = `/documentJobs/clients/${clientId}`;
    const job = jobOf(await desk.portal.call(stranger, path, { method: 'POST', body }));
    await desk.worker.work();
    expect(await failuresOf(job, stranger)).toEqual(ids.map((id) => [id, problemType('documentNotFound')]));
    expect(await deletedOf(desk)).toEqual(ids);
  });

  it('is retried for what failed, with the rights of now, and cannot be undone', async () => {
    await remove(ids.slice(0, 2), desk.colleague);
    const job = await restored({ documentIds: ids }, desk.staff);
    expect(job).toMatchObject({ Failed: 2 });
    await desk.app.db
      .updateTable('employees')
      .set({ is_admin: true })
      .where('id', '=', desk.staff.employeeId)
      .execute();
    const post = (what: string) =>
      desk.portal.call(desk.staff, `/documentJobs/${job.Id}/${what}`, { method: 'POST' });
    const again = jobOf(await post('retry'));
    expect(again).toMatchObject({ Action: 'restore', RetryOf: job.Id, Total: 2 });
    await desk.worker.work();
    expect(await readJob(desk, again.Id)).toMatchObject({ State: 'completed', Done: 2, Failed: 0 });
    expect(await deletedOf(desk)).toEqual([]);
    expect(await post('undo')).toMatchObject(refusal('jobNotUndoable'));
  });
});

it('is previewed as it then does', async () => {
  const old = await desk.documents(1);
  await remove([...ids.slice(0, 2), ...old]);
  await desk.app.db
    .updateTable('documents')
    .set({ deleted_at: new Date(desk.app.clock.now().getTime() - 40 * day) })
    .where('id', 'in', old)
    .execute();
  await remove(ids.slice(2, 3), desk.colleague);
  const documentIds = [...ids, ...old, 999_999];
  const expected = (change: object) => ({
    Total: 6,
    Unchanged: 1,
    Limited: 0,
    LimitEndsDate: null,
    ...change,
  });
  const unknown = { Type: problemType('documentNotFound'), Documents: 1 };
  expect(await preview({ documentIds })).toEqual(
    expected({ Changed: 3, Refused: [unknown, { Type: problemType('restoreExpired'), Documents: 1 }] }),
  );
  expect(await preview({ documentIds }, desk.staff)).toEqual(
    expected({ Changed: 2, Refused: [unknown, { Type: problemType('restoreDenied'), Documents: 2 }] }),
  );
  expect(await preview({ matching: { total: 1 } })).toMatchObject({ Total: 3, Changed: 3, Refused: [] });
  expect(await restored({ documentIds })).toMatchObject({ Done: 4, Unchanged: 1, Failed: 2 });
});
