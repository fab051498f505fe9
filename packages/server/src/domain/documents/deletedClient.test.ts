import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openJobDesk, type JobDesk } from '../../jobs/testing/jobDesk.ts';
import { idOf } from '../../testing/index.ts';

let desk: JobDesk;
let documentId: number;
let filterId: number;
beforeEach(async () => {
  desk = await openJobDesk();
  documentId = (await desk.documents(1))[0] ?? expect.fail();
  filterId = idOf(
    await desk.portal.call(desk.staff, `/documentFilters/${desk.clientId}`, {
      method: 'PUT',
      body: { index: 0, text: 'Tax', parentId: 0 },
    }),
  );
});
afterEach(() => desk.close());

const setClient = (deletedAt: Date | null) =>
  desk.app.db.updateTable('clients').set({ deleted_at: deletedAt }).where('id', '=', desk.clientId).execute();

type Call = readonly [path: () => string, method?: 'POST' | 'DELETE', body?: () => object];

const calls: Readonly<Record<string, Call>> = {
  'read a document': [() => `/documents/${documentId}`],
  'read its link': [() => `/documents/${documentId}/getlink`],
  'read its history': [() => `/audit/document/${documentId}`],
  'assign it to a filter': [() => '/documents/assignFilter', 'POST', () => ({ documentId, filterId })],
  'rename a filter': [() => `/documentFilters/${filterId}`, 'POST', () => ({ id: filterId, text: 'Taxes' })],
  'delete a filter': [() => `/documentFilters/${filterId}`, 'DELETE'],
  'delete a document': [() => `/documents/${documentId}`, 'DELETE'],
};

describe('of a client that was deleted', () => {
  it.each(Object.entries(calls))('nobody can %s', async (_name, [path, method, body]) => {
    const options = { ...(method && { method }), ...(body && { body: body() }) };
    await setClient(desk.app.clock.now());
    const refused = await desk.portal.call(desk.staff, path(), options);
    expect(refused.status).toBe(404);
    expect(refused.text).not.toContain('Letter');
    const left = await desk.app.db.selectFrom('filters').select(['id', 'text']).execute();
    expect(left).toEqual([{ id: filterId, text: 'Tax' }]);
    await setClient(null);
    expect((await desk.portal.call(desk.staff, path(), options)).status).toBeLessThan(300);
  });

  it('the titles of documents are not in what a deletion returns', async () => {
    await setClient(desk.app.clock.now());
    const { body } = await desk.portal.call(desk.staff, '/documents/removeMultiple', {
      method: 'POST',
      body: { documentIds: [documentId] },
    });
    expect(body).toMatchObject({ Deleted: [], Failed: [{ Id: documentId, Title: '' }] });
  });
});
