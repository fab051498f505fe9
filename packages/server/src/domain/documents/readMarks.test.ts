import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  aClient,
  aDocument,
  aFirm,
  aPerson,
  fakeCaller,
  refusal,
  startTestPortal,
  type TestPortal,
} from '../../testing/index.ts';
import type { Caller } from '../caller.ts';
import { readChanges } from '../events/changeEvents.ts';
import { aScene, type Scene } from '../signing/testing/scene.ts';
import { readMatch } from './list/match.ts';
import { markList, markRead } from './markRead.ts';
import { fewMarks } from './moveMarks.ts';

let scene: Scene;
let portal: TestPortal;
beforeEach(async () => {
  scene = await aScene();
  portal = await startTestPortal(scene.app);
});
afterEach(async () => {
  await portal.close();
  await scene.app.close();
});

async function unread(caller: Caller = scene.staff): Promise<string[]> {
  const path = `/documents/clients/${scene.clientId}?view=unread&sortField=Title`;
  const answer = await portal.call(caller, path);
  expect(answer.status).toBe(200);
  const list: { Items: { Title: string; Unread: boolean }[]; TotalItems: number } = JSON.parse(answer.text);
  expect(list.TotalItems).toBe(list.Items.length);
  expect(list.Items.every(({ Unread }) => Unread)).toBe(true);
  return list.Items.map(({ Title }) => Title);
}

async function mark(body: object, query = '', caller: Caller = scene.staff, clientId = scene.clientId) {
  return portal.call(caller, `/documents/clients/${clientId}/readMarks${query}`, { method: 'POST', body });
}

async function aColleague(): Promise<Caller> {
  const { app, firm } = scene;
  const person = await aPerson(app, 'ada.quill@harrowfinch.example', 'Ada', 'Quill');
  return fakeCaller(app, firm, ['Employee'], person);
}

describe('a document is unread', () => {
  it('until its reader opened it, for that reader only', async () => {
    const { app, firm, clientId, staff } = scene;
    const colleague = await aColleague();
    const { documentId } = await aDocument(app, firm, clientId, { title: 'Lease' });
    expect(await unread()).toEqual(['Lease', 'Solvency resolution']);
    await markRead(app.db, staff.loginId, documentId);
    expect(await unread()).toEqual(['Solvency resolution']);
    expect(await unread(colleague)).toEqual(['Lease']);
  });

  it('in a view that is open already, until that is opened anew', async () => {
    const { app, firm, clientId, staff } = scene;
    const { documentId } = await aDocument(app, firm, clientId, { title: 'Lease' });
    const opened = new Date(Date.now() - 1000);
    const listed = async (at: Date) => {
      const path = `/documents/clients/${clientId}?view=unread&sortField=Title&unreadAt=${at.toISOString()}`;
      const { text } = await portal.call(staff, path);
      const list: { Items: { Title: string; Unread: boolean }[]; TotalItems: number } = JSON.parse(text);
      expect(list.TotalItems).toBe(list.Items.length);
      return list.Items.map(({ Title, Unread }) => [Title, Unread]);
    };
    await markRead(app.db, staff.loginId, documentId);
    const kept = [
      ['Lease', false],
      ['Solvency resolution', true],
    ];
    expect(await listed(opened)).toEqual(kept);
    expect(await listed(new Date(Date.now() + 60_000))).toEqual([['Solvency resolution', true]]);
    // Likewise of a document that counts as read unless it is marked.
    await app.db.updateTable('read_marks').set({ up_to: documentId }).execute();
    await mark({ read: false, documentIds: [documentId] });
    await mark({ read: true, documentIds: [documentId] });
    expect((await listed(opened)).filter(([title]) => title === 'Lease')).toEqual([['Lease', false]]);
    // All of such a view are those that it shows.
    const all = `?view=unread&unreadAt=${opened.toISOString()}`;
    expect((await mark({ read: false }, all)).status).toBe(200);
    expect(await unread()).toContain('Lease');
  });

  it('not if it was there before the reader joined', async () => {
    const colleague = await aColleague();
    expect(await unread(colleague)).toEqual([]);
    const answer = await portal.call(colleague, `/documents/${scene.documentId}`);
    expect(answer.body).toMatchObject({ Unread: false });
  });

  it('again when its reader says so', async () => {
    const colleague = await aColleague();
    const ids = { documentIds: [scene.documentId] };
    expect((await mark({ read: false, ...ids }, '', colleague)).body).toEqual({ Changed: 1 });
    expect(await unread(colleague)).toEqual(['Solvency resolution']);
    expect((await mark({ read: true, ...ids }, '', colleague)).body).toEqual({ Changed: 1 });
    expect((await mark({ read: true, ...ids }, '', colleague)).body).toEqual({ Changed: 0 });
    expect(await unread(colleague)).toEqual([]);
  });
});

it('all of a list are marked, but for exceptions', async () => {
  const { app, firm, clientId } = scene;
  await aDocument(app, firm, clientId, { title: 'Lease' });
  const { documentId } = await aDocument(app, firm, clientId, { title: 'Lease review' });
  const answer = await mark({ read: true, exceptIds: [documentId] }, '?searchTerm=lease');
  expect(answer.body).toEqual({ Changed: 1 });
  expect(await unread()).toEqual(['Lease review', 'Solvency resolution']);
  expect((await mark({ read: true }, '?view=unread')).body).toEqual({ Changed: 2 });
  expect(await unread()).toEqual([]);
});

describe('many documents that are all marked', () => {
  beforeEach(async () => {
    const { app, firm, clientId } = scene;
    const at = app.clock.now();
    await app.db
      .insertInto('documents')
      .values(
        Array.from({ length: fewMarks }, (_, nr) => ({
          firm_id: firm.firmId,
          client_id: clientId,
          title: `Letter ${nr}`,
          extension: 'pdf',
          size: 1,
          created_by: 'x',
          created_at: at,
          modified_at: at,
        })),
      )
      .execute();
  });

  const rows = () => scene.app.db.selectFrom('document_reads').select(['document_id', 'is_read']).execute();

  it('move the position, whichever were marked before', async () => {
    const { app, staff, clientId, documentId } = scene;
    const before = await readChanges(app.db, staff, { after: null, age: 0 });
    expect((await mark({ read: true })).body).toEqual({ Changed: fewMarks + 1 });
    expect(await rows()).toEqual([]);
    const { Changes } = await readChanges(app.db, staff, { after: before.Position, age: 0 });
    expect(Changes).toContainEqual(expect.objectContaining({ Kind: 'reads', ClientId: clientId, Own: true }));
    const list = await portal.call(staff, `/documents/clients/${clientId}?view=unread`);
    expect(list.body).toMatchObject({ TotalItems: 0 });
    expect((await mark({ read: false })).body).toEqual({ Changed: fewMarks + 1 });
    expect(await rows()).toEqual([]);
    expect((await mark({ read: true, documentIds: [documentId] })).body).toEqual({ Changed: 1 });
    expect(await rows()).toEqual([{ document_id: documentId, is_read: true }]);
    await mark({ read: false, documentIds: [documentId] });
    expect((await mark({ read: true })).body).toEqual({ Changed: fewMarks + 1 });
    expect(await rows()).toEqual([]);
    expect((await mark({ read: true })).body).toEqual({ Changed: 0 });
  });

  it.each([true, false])('are not looked at again where nothing differs (read: %s)', async (read) => {
    const { app, staff, clientId, documentId } = scene;
    await mark({ read });
    const queries: string[] = [];
    const db = app.db.withPlugin({
      transformQuery({ node }) {
        if (node.kind === 'RawNode') queries.push(node.sqlFragments.join(' '));
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const list = await readMatch({ tx: db, caller: staff, now: app.clock.now() }, clientId, {});
    expect(await markList(db, staff.loginId, list, { read })).toBe(0);
    expect(queries.filter((query) => /insert into|with listed/.test(query))).toEqual([]);
    // One that differs is found on either side of the position.
    await mark({ read: !read, documentIds: [documentId] });
    expect(await markList(db, staff.loginId, list, { read })).toBe(1);
    expect(queries.filter((query) => query.includes('insert into'))).not.toEqual([]);
  });

  it('leave a deleted document as unread as it was', async () => {
    const { app, staff, clientId, documentId } = scene;
    await aDocument(app, scene.firm, clientId, { title: 'Lease' });
    await app.db
      .updateTable('documents')
      .set({ deleted_at: app.clock.now() })
      .where('id', '=', documentId)
      .execute();
    expect((await mark({ read: true })).body).toEqual({ Changed: fewMarks + 1 });
    expect(await rows()).toEqual([{ document_id: documentId, is_read: false }]);
    await app.db.updateTable('documents').set({ deleted_at: null }).where('id', '=', documentId).execute();
    const list = await portal.call(staff, `/documents/clients/${clientId}?view=unread`);
    expect(list.body).toMatchObject({ Items: [{ Id: documentId }], TotalItems: 1 });
  });

  it('keep what is read elsewhere, in what was left out, and of what is deleted', async () => {
    const { app, firm, clientId, documentId, staff } = scene;
    const other = await aClient(app, firm, 'Other', []);
    const { documentId: elsewhere } = await aDocument(app, firm, other.clientId, { title: 'Elsewhere' });
    await aDocument(app, firm, clientId, { title: 'Lease' });
    const { documentId: deleted } = await aDocument(app, firm, clientId, { title: 'Deleted' });
    const opened = new Date(Date.now() - 1000).toISOString();
    // As of somebody who joined when they were all there.
    const position = app.db.updateTable('read_marks').set({ up_to: deleted });
    await position.where('login_id', '=', staff.loginId).execute();
    await app.db.deleteFrom('document_reads').execute();
    const now = app.clock.now();
    await app.db.updateTable('documents').set({ deleted_at: now }).where('id', '=', deleted).execute();
    const { body } = await mark({ read: false, exceptIds: [documentId] });
    expect(body).toEqual({ Changed: fewMarks + 1 });
    expect(await rows()).toEqual(
      [documentId, elsewhere, deleted].map((id) => ({ document_id: id, is_read: true })),
    );
    const list = await portal.call(staff, `/documents/clients/${clientId}?view=unread`);
    expect(list.body).toMatchObject({ TotalItems: fewMarks + 1 });
    // A view that is open shows nothing as read just now.
    const query = `view=unread&unreadAt=${opened}`;
    const open = await portal.call(staff, `/documents/clients/${other.clientId}?${query}`);
    expect(open.body).toMatchObject({ TotalItems: 0 });
  });

  it('are marked one by one where more others are read', async () => {
    const { app, firm, clientId, staff } = scene;
    const { clientId: other } = await aClient(app, firm, 'Other', []);
    await app.db
      .updateTable('documents')
      .set({ client_id: other })
      .where('title', 'like', 'Letter _')
      .execute();
    for (let n = 0; n < 60; n += 1) await aDocument(app, firm, other, { title: `More ${n}` });
    for (let n = 0; n < 20; n += 1) await aDocument(app, firm, clientId, { title: `Other ${n}` });
    await mark({ read: true }, '', staff, other);
    await mark({ read: true });
    const { body } = await mark({ read: false });
    expect(body).toEqual({ Changed: fewMarks + 11 });
    expect(await rows()).toHaveLength(fewMarks + 11);
    const list = await portal.call(staff, `/documents/clients/${other}?view=unread`);
    expect(list.body).toMatchObject({ TotalItems: 0 });
  });

  it('take turns, one of a login at a time', async () => {
    const { app } = scene;
    const { promise: isFree, resolve: free } = Promise.withResolvers<undefined>();
    const { db } = app;
    app.db = db.withPlugin({
      transformQuery: ({ node }) => node,
      // The first to get here holds its turn.
      transformResult: async ({ result }) => isFree.then(() => result),
    });
    const calls = [true, false, true, false, true, false].map((read) => mark({ read }));
    const refused = await Promise.all(calls.slice(4));
    expect(refused).toMatchObject([refusal('tooManyAttempts'), refusal('tooManyAttempts')]);
    expect(refused[0]?.headers['retry-after']).toBe('2');
    free(undefined);
    const marked = await Promise.all(calls.slice(0, 4));
    app.db = db;
    expect(marked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    // A turn that has ended gives way to the next.
    expect((await mark({ read: true })).status).toBe(200);
  });

  it('keep what is unread elsewhere, and in what was left out', async () => {
    const { app, firm, clientId, documentId, staff } = scene;
    expect((await mark({ read: true, exceptIds: [documentId] })).body).toEqual({ Changed: fewMarks });
    await mark({ read: false });
    const other = await aClient(app, firm, 'Other', []);
    await aDocument(app, firm, other.clientId, { title: 'Elsewhere' });
    expect((await mark({ read: true })).body).toEqual({ Changed: fewMarks + 1 });
    expect(await rows()).toHaveLength(fewMarks + 1);
    const list = await portal.call(staff, `/documents/clients/${other.clientId}?view=unread`);
    expect(list.body).toMatchObject({ TotalItems: 1 });
    const mine = await portal.call(staff, `/documents/clients/${clientId}?view=unread`);
    expect(mine.body).toMatchObject({ TotalItems: 0 });
  });
});

it('another firm can mark nothing', async () => {
  const { app } = scene;
  const firm = await aFirm(app, 'Others');
  const person = await aPerson(app, 'zoe@others.example', 'Zoe', 'Other');
  const other = await fakeCaller(app, firm, ['Administrator'], person);
  const { clientId } = await aClient(app, firm, 'Theirs', []);
  const ids = { documentIds: [scene.documentId] };
  expect((await mark({ read: true, ...ids }, '', other)).status).toBe(404);
  expect((await mark({ read: false, ...ids }, '', other, clientId)).body).toEqual({ Changed: 0 });
});

it('the marks of a reader are told to that reader only', async () => {
  const colleague = await aColleague();
  const { app, staff, documentId, clientId } = scene;
  const after = { after: null, age: 0 };
  const [mine, theirs] = await Promise.all([staff, colleague].map((who) => readChanges(app.db, who, after)));
  await mark({ read: true, documentIds: [documentId] });
  const since = (position = '') => ({ after: position, age: 0 });
  const read = { Kind: 'reads', ClientId: clientId, DocumentIds: [documentId], Own: true };
  expect((await readChanges(app.db, staff, since(mine?.Position))).Changes).toContainEqual(read);
  expect((await readChanges(app.db, colleague, since(theirs?.Position))).Changes).toEqual([]);
});
