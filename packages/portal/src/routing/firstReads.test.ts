import { expect, it } from 'vitest';
import { createPortalClient } from '@countersign/api-client';
import { readOf } from './firstReads.ts';

const api = 'http://localhost:4000/rest';

it('spells a read as the client of the API does, under which the answer is looked up', async () => {
  const asked: string[] = [];
  const portal = createPortalClient({
    baseUrl: api,
    getToken: () => Promise.resolve('token'),
    onUnauthorized: () => undefined,
    fetch(request) {
      asked.push(request.url);
      return Promise.resolve(Response.json({}));
    },
  });
  const list = {
    path: { clientId: 2 },
    query: { pageNumber: 1, itemsPerPage: 21, searchTerm: "O'Brien & Söhne/50%", sortField: 'Title' },
  } as const;
  await portal.GET('/documents/clients/{clientId}', { params: list });
  const setting = { path: { name: 'a/b c' } };
  await portal.GET('/systemsettings/{name}', { params: setting });
  await portal.GET('/api/features');
  const reads = [
    readOf('/documents/clients/{clientId}', list),
    readOf('/systemsettings/{name}', setting),
    readOf('/api/features', {}),
  ];
  expect(reads.map((read) => new Request(`${api}${read}`).url)).toEqual(asked);
});
