import type { DocumentView } from '@countersign/api-client/rules';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrations } from '../../store/migrations/index.ts';
import { aDocument, startTestPortal, type TestPortal } from '../../testing/index.ts';
import { removeTask } from '../signing/manage.ts';
import { aScene, asStaff, setUp, type Scene } from '../signing/testing/scene.ts';
import { declineUnder, sign, verify } from '../signing/testing/sign.ts';

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

const views = ['waitingForClient', 'waitingForUs', 'declined', 'signedThisWeek'] as const;

async function titlesIn(view: DocumentView, more: Record<string, string> = {}): Promise<string[]> {
  const query = new URLSearchParams({ view, ...more });
  const answer = await portal.call(scene.staff, `/documents/clients/${scene.clientId}?${query}`);
  expect(answer.status).toBe(200);
  const list: { Items: { Title: string }[]; TotalItems: number } = JSON.parse(answer.text);
  expect(list.TotalItems).toBe(list.Items.length);
  return list.Items.map(({ Title }) => Title);
}

/** The views that show the scene's document. */
async function shownIn(): Promise<DocumentView[]> {
  const shown = await Promise.all(views.map(async (view) => [view, await titlesIn(view)] as const));
  return shown.filter(([, titles]) => titles.length > 0).map(([view]) => view);
}

it('a document waits for the client, then for the firm, and is signed this week', async () => {
  const { app, firm, clientId } = scene;
  await aDocument(app, firm, clientId, { title: 'Without a task' });
  expect(await shownIn()).toEqual([]);
  await setUp(scene);
  expect(await shownIn()).toEqual(['waitingForClient']);
  await sign(scene, 'margaret.ellery@corriedale.example');
  expect(await shownIn()).toEqual(['waitingForClient']);
  await sign(scene, 'hugh.ellery@corriedale.example');
  expect(await shownIn()).toEqual(['waitingForUs']);
  await sign(scene, 'imogen.hartley@harrowfinch.example');
  expect(await shownIn()).toEqual(['signedThisWeek']);
  app.clock.advance(8 * 86_400_000);
  expect(await shownIn()).toEqual([]);
});

it('a declined document waits for nobody', async () => {
  await setUp(scene);
  const lock = await verify(scene, 'margaret.ellery@corriedale.example');
  await declineUnder(scene, lock, 'Not ours.');
  expect(await shownIn()).toEqual(['declined']);
});

it('neither does one whose task was removed', async () => {
  await setUp(scene);
  await asStaff(scene, (work) => removeTask(work, scene.documentId));
  expect(await shownIn()).toEqual([]);
});

it('a view limits a search, and a search limits a view', async () => {
  await setUp(scene);
  expect(await titlesIn('waitingForClient', { searchTerm: 'solvency' })).toEqual(['Solvency resolution']);
  expect(await titlesIn('waitingForClient', { searchTerm: 'lease' })).toEqual([]);
  expect(await titlesIn('declined', { searchTerm: 'solvency' })).toEqual([]);
});

it('a list can be limited to some documents, to learn which of them a search finds', async () => {
  const { app, firm, clientId, documentId } = scene;
  const other = await aDocument(app, firm, clientId, { title: 'Solvency minutes' });
  const query = `searchTerm=resolution&ids=${documentId}&ids=${other.documentId}`;
  const answer = await portal.call(scene.staff, `/documents/clients/${clientId}?${query}`);
  expect(answer.body).toMatchObject({ TotalItems: 1, Items: [{ Id: documentId }] });
});

it('an unknown view is refused', async () => {
  const answer = await portal.call(scene.staff, `/documents/clients/${scene.clientId}?view=secret`);
  expect(answer.status).toBe(400);
});

/** What an installation has that was made before. */
const before = [
  'drop trigger signers_added_waiting on signers',
  'drop trigger signer_answered on signers',
  'drop trigger signing_task_closed on signing_tasks',
  'drop function note_waiting_added, note_waiting, note_task_closed, waiting_for_of',
  'alter table documents drop column waiting_for, drop column signed_at',
];

it('documents of an older installation are in their views', async () => {
  await setUp(scene);
  for (const statement of before) await sql.raw(statement).execute(scene.app.db);
  await migrations['0018-views']?.up(scene.app.db);
  expect(await shownIn()).toEqual(['waitingForClient']);
});
