import { expect, it } from 'vitest';
import { recordedApi, recordingClient } from '../testing/recordingClient.ts';
import { readOf } from './firstReads.ts';

it('spells a read as the client of the API does, under which the response is looked up', async () => {
  const { portal, asked } = recordingClient();
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
  expect(reads.map((read) => new Request(`${recordedApi}${read}`).url)).toEqual(asked);
});
