import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberRows } from '../../grid/rememberedRows.ts';
import { paramsIn } from '../../routing/addressPattern.ts';
import { createMemorySettings } from '../../services/browserSettings.ts';
import { lastClient } from '../clients/index.ts';
import { ROWS } from './documentPage.ts';
import { reads } from './documents.reads.ts';

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('innerHeight', 900);
});

afterEach(() => {
  lastClient.set(null);
  vi.unstubAllGlobals();
});

/** What is read first at an address of a route. */
function readsAt(path: `/${string}`, address: string, settings = createMemorySettings()): readonly string[] {
  const { pathname, searchParams } = new URL(address, 'http://localhost:4000');
  const params = paramsIn(path, pathname);
  if (params === null) throw new Error(`${address} is no ${path}.`);
  return reads[path]?.({ params, search: Object.fromEntries(searchParams), settings, roles: [] }) ?? [];
}

const list = '/documents/$clientId';

it('reads the first page of the list once this browser knows how many rows fit', () => {
  const settings = createMemorySettings();
  const others = ['/clients/2', '/documentFilters/2', '/systemsettings/PreviewableFileExtensions'];
  expect(readsAt(list, '/documents/2', settings)).toEqual(others);
  rememberRows(settings, ROWS, 21);
  const [page, ...rest] = readsAt(
    list,
    '/documents/2?q=lease%20%26%20deed&filter=7&sort=Title&thenBy=Task.asc',
    settings,
  );
  expect(rest).toEqual(others);
  const { pathname, searchParams } = new URL(page ?? '', 'http://localhost:4000');
  expect(pathname).toBe('/documents/clients/2');
  expect(Object.fromEntries(searchParams)).toEqual({
    pageNumber: '1',
    itemsPerPage: '21',
    searchTerm: 'lease & deed',
    filterId: '7',
    sortField: 'Title',
    sortDirection: 'desc',
    thenBy: 'Task:asc',
  });
});

it.each([
  ['/documents/$clientId/$documentId', '/documents/2/31'],
  ['/documents/preview/$clientId/$documentId', '/documents/preview/2/31'],
  ['/documents/sign/$clientId/$documentId', '/documents/sign/2/31'],
] as const)('reads the document of %s', (path, address) => {
  expect(readsAt(path, address)).toContain('/documents/31');
});

it.each(['/', '/documents'] as const)('reads for the client that was worked on last at %s', (address) => {
  expect(readsAt(address, address)).toEqual([]);
  lastClient.set(7);
  expect(readsAt(address, address)).toContain('/clients/7');
});

it.each([
  [list, '/documents/none'],
  ['/documents/$clientId/$documentId', '/documents/2/none'],
  ['/documents/$clientId/$documentId', '/documents/preview/2'],
] as const)('reads nothing where the ids of %s are none: %s', (path, address) => {
  expect(readsAt(path, address)).toEqual([]);
});
