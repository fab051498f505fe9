import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPortalClient, documentQueries } from '@countersign/api-client';
import { rememberRows } from '../../grid/rememberedRows.ts';
import { createMemorySettings } from '../../services/browserSettings.ts';
import { lastClient } from '../clients/index.ts';
import { documentPage, ROWS } from './documentPage.ts';
import { documentsReads } from './documentsReads.ts';
import { parseDocumentsSearch } from './documentsSearch.ts';
import { startReading } from './startReading.ts';

const api = 'http://localhost:4000/rest';

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('innerHeight', 900);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Every path that the screen itself asks for at an address, once its code and its grid are there. */
async function askedByScreen(url: URL, clientId: number, documentId?: number): Promise<string[]> {
  const asked: string[] = [];
  const portal = createPortalClient({
    baseUrl: api,
    getToken: () => Promise.resolve('token'),
    onUnauthorized: () => undefined,
    fetch(request) {
      asked.push(request.url.slice(api.length));
      return Promise.resolve(Response.json({}));
    },
  });
  const queryClient = new QueryClient();
  startReading({
    context: { queryClient, services: { portal } },
    params: { clientId, ...(documentId !== undefined && { documentId }) },
  });
  const page = documentPage(
    { pageNumber: 1, itemsPerPage: 21 },
    parseDocumentsSearch(Object.fromEntries(url.searchParams)),
  );
  await queryClient.prefetchQuery(documentQueries.list(portal, clientId, page));
  await vi.waitUntil(() => queryClient.isFetching() === 0);
  return asked;
}

it.each([
  ['/documents/2', 2, undefined],
  ['/documents/2?q=lease%20%26%20deed&filter=7&sort=Title&direction=asc', 2, undefined],
  ['/documents/2/31', 2, 31],
])('reads ahead for %s exactly what the screen asks for', async (address, client, document) => {
  const settings = createMemorySettings();
  rememberRows(settings, ROWS, 21);
  const url = new URL(address, 'http://localhost:4000');
  const ahead = documentsReads(url, settings);
  expect(ahead.toSorted()).toEqual((await askedByScreen(url, client, document)).toSorted());
});

it('reads ahead for the client that was worked on last', () => {
  const start = new URL('http://localhost:4000/documents');
  expect(documentsReads(start, createMemorySettings())).toEqual([]);
  lastClient.set(7);
  expect(documentsReads(start, createMemorySettings())).toContain('/clients/7');
});

it('leaves the list to the grid where nobody knows how many rows fit', () => {
  const reads = documentsReads(new URL('http://localhost:4000/documents/2'), createMemorySettings());
  expect(reads).toContain('/clients/2');
  expect(reads.filter((path) => path.startsWith('/documents/'))).toEqual([]);
});

it.each(['/documents/none', '/documents/preview/2/31', '/documents/2/none'])(
  'reads nothing for %s',
  (address) => {
    expect(documentsReads(new URL(address, 'http://localhost:4000'), createMemorySettings())).toEqual([]);
  },
);
