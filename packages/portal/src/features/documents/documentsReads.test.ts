import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPortalClient } from '@countersign/api-client';
import { rememberRows } from '../../grid/rememberedRows.ts';
import { createMemorySettings, type SettingsStore } from '../../services/browserSettings.ts';
import { lastClient } from '../clients/index.ts';
import { ROWS } from './documentPage.ts';
import { documentsReads } from './documentsReads.ts';
import { startReading } from './startReading.ts';

const api = 'http://localhost:4000/rest';

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('innerHeight', 900);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Every path that the screen itself asks for at an address, once its code is there. */
async function askedByScreen(
  url: URL,
  settings: SettingsStore,
  params: { clientId: number; documentId?: number },
): Promise<string[]> {
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
  const location = { search: Object.fromEntries(url.searchParams) };
  startReading({ context: { queryClient, services: { portal, settings } }, location, params });
  await vi.waitUntil(() => queryClient.isFetching() === 0);
  return asked;
}

it.each([
  ['/documents/2', { clientId: 2 }],
  ['/documents/2?q=lease%20%26%20deed&filter=7&sort=Title&direction=asc', { clientId: 2 }],
  ["/documents/2?q=O'Brien", { clientId: 2 }],
  ['/documents/2/31', { clientId: 2, documentId: 31 }],
])('reads ahead for %s exactly what the screen asks for', async (address, params) => {
  const settings = createMemorySettings();
  const url = new URL(address, 'http://localhost:4000');
  const isList = (path: string) => path.startsWith('/documents/clients/');
  // Nobody knows yet how many rows fit.
  expect((await askedByScreen(url, settings, params)).some(isList)).toBe(false);
  expect(documentsReads(url, settings).some(isList)).toBe(false);

  rememberRows(settings, ROWS, 21);
  // As a request spells it, under which the answer is looked up.
  const ahead = documentsReads(url, settings).map((path) =>
    new Request(`${api}${path}`).url.slice(api.length),
  );
  expect(ahead.some(isList)).toBe(true);
  expect(ahead.toSorted()).toEqual((await askedByScreen(url, settings, params)).toSorted());
});

it('reads ahead for the client that was worked on last', () => {
  const start = new URL('http://localhost:4000/documents');
  expect(documentsReads(start, createMemorySettings())).toEqual([]);
  lastClient.set(7);
  expect(documentsReads(start, createMemorySettings())).toContain('/clients/7');
});

it.each(['/documents/none', '/documents/preview/2/31', '/documents/2/none'])(
  'reads nothing for %s',
  (address) => {
    expect(documentsReads(new URL(address, 'http://localhost:4000'), createMemorySettings())).toEqual([]);
  },
);
