import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aDocument, idOf, startTestPortal, type TestPortal } from '../../testing/index.ts';
import { removeTask } from '../signing/manage.ts';
import { aScene, asStaff, setUp, type Scene } from '../signing/testing/scene.ts';

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

async function found(term: string): Promise<string[]> {
  const query = new URLSearchParams({ searchTerm: term, sortField: 'Title' });
  const answer = await portal.call(scene.staff, `/documents/clients/${scene.clientId}?${query}`);
  expect(answer.status).toBe(200);
  const list: { Items: { Title: string }[]; TotalItems: number } = JSON.parse(answer.text);
  expect(list.TotalItems).toBe(list.Items.length);
  return list.Items.map(({ Title }) => Title);
}

async function addFilter(text: string, parentId = 0): Promise<number> {
  const body = { index: 0, text, parentId };
  return idOf(await portal.call(scene.staff, `/documentFilters/${scene.clientId}`, { method: 'PUT', body }));
}

async function assign(documentId: number, filterId: number): Promise<void> {
  const body = { documentId, filterId };
  const answer = await portal.call(scene.staff, '/documents/assignFilter', { method: 'POST', body });
  expect(answer.status).toBe(200);
}

describe('a search of documents finds', () => {
  it('the whole file name, and the extension with its dot', async () => {
    const { app, firm, clientId } = scene;
    await aDocument(app, firm, clientId, { title: 'Lease review', extension: 'docx' });
    expect(await found('Lease review.docx')).toEqual(['Lease review']);
    expect(await found('.DOCX')).toEqual(['Lease review']);
    expect(await found('.pdf')).toEqual(['Solvency resolution']);
  });

  it('many words that each name many filters', async () => {
    const { app, firm } = scene;
    const letters = Array.from({ length: 66 }, (_, nr) => String.fromCodePoint(0x3b1 + nr));
    const words = [...new Set(letters.map((letter) => letter.toLowerCase()))].join(' ');
    await app.db
      .insertInto('filters')
      .values(
        Array.from({ length: 1_000 }, () => ({
          firm_id: firm.firmId,
          text: words.replaceAll(' ', ''),
          depth: 1,
          created_at: app.clock.now(),
        })),
      )
      .execute();
    expect(await found(words)).toEqual([]);
    const { id } = await app.db.selectFrom('filters').select('id').limit(1).executeTakeFirstOrThrow();
    await assign(scene.documentId, id);
    expect(await found(words)).toEqual(['Solvency resolution']);
  });

  it('words in any order, a phrase in its own, and only what has all of them', async () => {
    const { app, firm, clientId } = scene;
    await aDocument(app, firm, clientId, { title: 'Tax return 2026' });
    await aDocument(app, firm, clientId, { title: 'Tax return 2025' });
    expect(await found('2026  return\ttax')).toEqual(['Tax return 2026']);
    expect(await found('return 2024')).toEqual([]);
    expect(await found('"return 2025"')).toEqual(['Tax return 2025']);
    expect(await found('"tax 2025"')).toEqual([]);
    expect(await found('2025 "tax  return"')).toEqual(['Tax return 2025']);
  });

  it.each(['NFC', 'NFD'] as const)('accents however they are encoded, by a term in %s', async (form) => {
    const { app, firm, clientId } = scene;
    const [typed, macName] = ['Café lease', 'Café rent'.normalize('NFD')];
    await aDocument(app, firm, clientId, { title: typed });
    await aDocument(app, firm, clientId, { title: macName });
    await assign(scene.documentId, await addFilter('Cafés'.normalize('NFD')));
    expect(await found('CAFÉ'.normalize(form))).toEqual([macName, typed, 'Solvency resolution']);
  });

  it('who created a document', async () => {
    expect(await found('quill solvency')).toEqual(['Solvency resolution']);
  });

  it('who signs it, as long as it has the task', async () => {
    expect(await found('signer')).toEqual([]);
    await setUp(scene);
    expect(await found('hartley sam')).toEqual(['Solvency resolution']);
    await asStaff(scene, (work) => removeTask(work, scene.documentId));
    expect(await found('hartley')).toEqual([]);
  });

  it('a signer by the name of today', async () => {
    await setUp(scene);
    await scene.app.db
      .updateTable('logins')
      .set({ surname: 'Ellery' })
      .where('id', '=', scene.accounts[0]?.loginId ?? 0)
      .execute();
    expect(await found('ellery')).toEqual(['Solvency resolution']);
  });

  it('the filters above the one that a document is in', async () => {
    const minutes = await addFilter('Minutes', await addFilter('Company secretarial'));
    await assign(scene.documentId, minutes);
    expect(await found('secretarial')).toEqual(['Solvency resolution']);
    expect(await found('"company secretarial" minutes')).toEqual(['Solvency resolution']);
  });

  it('the filter that a document is in, under the name it has now', async () => {
    const filterId = await addFilter('Year end');
    await assign(scene.documentId, filterId);
    expect(await found('year solvency end')).toEqual(['Solvency resolution']);
    const body = { id: filterId, index: 0, text: 'Audit' };
    const renamed = await portal.call(scene.staff, `/documentFilters/${filterId}`, { method: 'POST', body });
    expect(renamed.status).toBe(200);
    expect(await found('year')).toEqual([]);
    expect(await found('audit')).toEqual(['Solvency resolution']);
  });
});
