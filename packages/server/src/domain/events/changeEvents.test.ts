import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '@countersign/api-client/contract';
import type { Database } from '../../app.ts';
import { aClient, aDocument, aFirm, aPerson, fakeCaller } from '../../testing/index.ts';
import { appendAudit } from '../audit.ts';
import type { Caller } from '../caller.ts';
import { asStaff, aScene, setUp, type Scene } from '../signing/testing/scene.ts';
import { declineUnder, sign, verify } from '../signing/testing/sign.ts';
import { removeTask } from '../signing/manage.ts';
import { presentChanges, readChanges } from './changeEvents.ts';
import { forgetOldEvents, noteActor, readNothing, readSince } from './readEvents.ts';

let scene: Scene;
let db: Database;
let caller: Caller;

beforeAll(async () => {
  scene = await aScene();
  ({ db } = scene.app);
  // Who watches; the scene's representative makes changes.
  caller = await fakeCaller(scene.app, scene.firm, ['Administrator']);
});
afterAll(() => scene.app.close());

let position: string;
const since = (after: string | null = position, by = caller) => readChanges(db, by, { after, age: 0 });
beforeEach(async () => {
  position = (await since(null)).Position;
});

const changed = async () => (await since()).Changes;

type Change = Partial<Schemas['ChangeEvent']>;
const documents = (given: Change = {}): Change => ({
  Kind: 'documents',
  ClientId: scene.clientId,
  DocumentIds: [scene.documentId],
  ...given,
});
const filters = (ClientId: number | null): Change => ({ Kind: 'filters', ClientId, DocumentIds: null });
const users: Change = { Kind: 'users', ClientId: null, DocumentIds: null };

const update = (values: object) => () =>
  db.updateTable('documents').set(values).where('id', '=', scene.documentId).execute();

async function aFilter(clientId: number | null, firmId = scene.firm.firmId): Promise<number> {
  const row = await db
    .insertInto('filters')
    .values({
      firm_id: firmId,
      client_id: clientId,
      text: 'Tax',
      depth: 1,
      created_at: scene.app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

describe('a document', () => {
  test('that was uploaded', async () => {
    const { documentId } = await aDocument(scene.app, scene.firm, scene.clientId);
    expect(await changed()).toMatchObject([documents({ DocumentIds: [documentId], Own: false })]);
  });

  test.each([
    ['renamed', { title: 'Resolution' }],
    ['assigned to a filter', { filter_id: null }],
    ['removed', { deleted_at: new Date() }],
    ['restored', { deleted_at: null }],
  ])('that was %s', async (_what, values) => {
    await update(values)();
    expect(await changed()).toMatchObject([documents()]);
  });

  test('whose task was set up, signed and declined, and removed', async () => {
    await setUp(scene);
    expect(await changed()).toMatchObject([documents()]);
    position = (await since()).Position;
    const [first, second] = scene.accounts;
    await sign(scene, first?.email ?? '');
    expect(await changed()).toMatchObject([documents()]);
    position = (await since()).Position;
    await declineUnder(scene, await verify(scene, second?.email ?? ''), 'The figures are wrong.');
    expect(await changed()).toMatchObject([documents()]);
    position = (await since()).Position;
    await asStaff(scene, (work) => removeTask(work, scene.documentId));
    expect(await changed()).toMatchObject([documents()]);
  });

  test('of many is one event, without their ids', async () => {
    await sql`
      insert into documents (firm_id, client_id, title, extension, size, created_by, created_at, modified_at)
      select ${scene.firm.firmId}, ${scene.clientId}, 'Letter ' || n, 'pdf', 1, 'Ada Quill', now(), now()
      from generate_series(1, 1000) n`.execute(db);
    expect(await changed()).toMatchObject([documents({ DocumentIds: null })]);
    const rows = await sql<{ n: number }>`
      select count(*) as n from change_events where document_ids is null and kind = 'documents'`.execute(db);
    expect(rows.rows).toEqual([{ n: 1 }]);
  });
});

describe('a history', () => {
  const entry = (documentId?: number) =>
    db.transaction().execute((tx) =>
      appendAudit(tx, scene.firm.firmId, [
        {
          firmId: scene.firm.firmId,
          at: scene.app.clock.now(),
          operation: 'getForPreview',
          outcome: 'done',
          loginId: caller.loginId,
          userFullName: 'Ada',
          title: 'Document previewed',
          shortDesc: 'Resolution',
          clientId: scene.clientId,
          ...(documentId !== undefined && { documentId }),
        },
      ]),
    );
  const history = (): Change => ({ ...documents(), Kind: 'history' });

  test('that has another entry, though nothing else of the document changed', async () => {
    await entry(scene.documentId);
    expect(await changed()).toMatchObject([history()]);
  });

  test('is not named beside the change that it tells of', async () => {
    await update({ title: 'Resolution' })();
    await entry(scene.documentId);
    expect(await changed()).toMatchObject([documents()]);
  });

  test('of no document is no event', async () => {
    await entry();
    expect(await changed()).toEqual([]);
  });
});

describe('a filter', () => {
  test('of a client that was created, renamed and moved, and deleted', async () => {
    const id = await aFilter(scene.clientId);
    expect(await changed()).toMatchObject([filters(scene.clientId)]);
    position = (await since()).Position;
    await db.updateTable('filters').set({ text: 'BAS', position: 2 }).where('id', '=', id).execute();
    expect(await changed()).toMatchObject([filters(scene.clientId)]);
    position = (await since()).Position;
    await db.deleteFrom('filters').where('id', '=', id).execute();
    expect(await changed()).toMatchObject([filters(scene.clientId)]);
  });

  test('of the firm names no client', async () => {
    await aFilter(null);
    expect(await changed()).toMatchObject([filters(null)]);
  });
});

describe('users', () => {
  test('who were added', async () => {
    await aClient(scene.app, scene.firm, 'Merino Wool', ['wool@merino.example']);
    expect(await changed()).toMatchObject([users]);
  });

  test('who were deactivated', async () => {
    const rows = db.updateTable('employees').set({ is_active: true });
    await rows.where('id', '=', scene.staff.employeeId).execute();
    expect(await changed()).toMatchObject([users]);
  });

  test('whose name was changed, but not whose code was used', async () => {
    const login = db.updateTable('logins').where('id', '=', scene.staff.loginId);
    await login.set({ totp_last_step: 5 }).execute();
    expect(await changed()).toEqual([]);
    await login.set({ surname: 'Hartley-Voss' }).execute();
    expect(await changed()).toEqual(expect.arrayContaining([expect.objectContaining(users)]));
  });
});

test('a change that was rolled back is no event', async () => {
  const failing = db.transaction().execute(async (tx) => {
    await tx.updateTable('documents').set({ title: 'Never' }).where('id', '=', scene.documentId).execute();
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await update({ title: 'Second' })();
  expect(await changed()).toHaveLength(1);
});

test('the author sees it as their own, everybody else does not', async () => {
  await db.transaction().execute(async (tx) => {
    await noteActor(tx, caller.loginId);
    await tx.updateTable('documents').set({ title: 'Mine' }).where('id', '=', scene.documentId).execute();
  });
  expect(await changed()).toMatchObject([{ Own: true }]);
  expect((await since(position, scene.staff)).Changes).toMatchObject([{ Own: false }]);
  await update({ title: 'Theirs' })();
  expect((await changed()).map(({ Own }) => Own)).toEqual([true, false]);
});

test('a call says whose change it is', async () => {
  await asStaff(scene, async ({ tx }) => {
    await tx.updateTable('documents').set({ title: 'By staff' }).where('id', '=', scene.documentId).execute();
  });
  expect((await since(position, scene.staff)).Changes).toMatchObject([{ Own: true }]);
});

test('no firm gets the changes of another', async () => {
  const other = await aFirm(scene.app, 'Other');
  const stranger = await fakeCaller(
    scene.app,
    other,
    ['Administrator'],
    await aPerson(scene.app, 'x@y.example'),
  );
  const { Position } = await since(null, stranger);
  await update({ title: 'Ours' })();
  expect((await since(Position, stranger)).Changes).toEqual([]);
  expect((await since(Position, stranger)).Everything).toBe(false);
  expect(await changed()).toHaveLength(1);
});

describe('a position', () => {
  const everything = { Everything: true, Changes: [] };

  test('that is too old says that anything may have changed', async () => {
    const [snapshot = '', at = ''] = position.split('.');
    expect(await since(`${snapshot}.${Number(at) - 2_999}`)).toMatchObject({ Everything: false });
    expect(await since(`${snapshot}.${Number(at) - 3_001}`)).toMatchObject(everything);
  });

  test('of another database does too', async () => {
    expect(await since(`900000000000:900000000000:.${position.split('.')[1]}`)).toMatchObject(everything);
  });

  test.each([
    '',
    'x',
    '5:4:.1',
    '1:9:12.1',
    '1:9:3,3.1',
    '1:9:3,2.1',
    '0:1:.1',
    "1:1:'.1",
    `${'9'.repeat(30)}:1:.1`,
  ])('that is none, %j, does too, and is no fault', async (text) => {
    expect(await since(text)).toMatchObject(everything);
    expect((await since((await since(text)).Position)).Everything).toBe(false);
  });
});

test('without a position, what was changed since the page read its data is returned', async () => {
  await update({ title: 'Between reading and listening' })();
  expect((await readChanges(db, caller, { after: null, age: 1 })).Changes).toContainEqual(
    expect.objectContaining(documents({ Own: false, DocumentIds: null })),
  );
  expect((await since(null)).Changes).toEqual([]);
  expect(await readChanges(db, caller, { after: null, age: 86_400 })).toMatchObject({ Everything: true });
});

test('more changes than are worth listing say that anything may have changed', async () => {
  for (let count = 0; count < 201; count += 1) {
    const { clientId } = await aClient(scene.app, scene.firm, `Client ${count}`);
    await aFilter(clientId);
  }
  expect(await since()).toMatchObject({ Everything: true, Changes: [] });
});

test('many changes of one firm say nothing to another, and do not hide its own', async () => {
  const other = await aFirm(scene.app, 'Busy');
  const busy = await fakeCaller(scene.app, other, ['Administrator'], await aPerson(scene.app, 'b@y.example'));
  const before = await readNothing(db);
  for (let count = 0; count < 501; count += 1) {
    await aFilter(null, other.firmId);
  }
  await update({ title: 'Among them' })();
  // As the feed of an instance reads, for all firms at once.
  const reading = await readSince(db, before.position, null);
  expect(presentChanges(reading, caller)).toMatchObject({ Everything: false, Changes: [documents()] });
  expect(presentChanges(reading, busy)).toMatchObject({ Everything: true, Changes: [] });
});

test('events are deleted after an hour', async () => {
  await sql`update change_events set at = now() - interval '61 minutes' where kind = 'filters'`.execute(db);
  await forgetOldEvents(db);
  const kinds = await db.selectFrom('change_events').select('kind').distinct().orderBy('kind').execute();
  expect(kinds).toEqual([{ kind: 'documents' }, { kind: 'history' }, { kind: 'users' }]);
});
