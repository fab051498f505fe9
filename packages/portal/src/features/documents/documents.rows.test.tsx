import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documents } from '@countersign/api-client/fixtures';
import { rememberRows } from '../../grid/rememberedRows.ts';
import { createMemorySettings } from '../../services/browserSettings.ts';
import { lastClient } from '../clients/index.ts';
import { ROWS } from './documentPage.ts';
import { reads } from './documents.reads.ts';
import { rows } from './documents.rows.ts';
import { documentColumns } from './grid/documentColumns.tsx';
import { documentTexts } from './grid/documentTexts.ts';

const list = '/documents/$clientId';
const look = { theme: 'light', rail: null } as const;
const settings = createMemorySettings();
const opened = { params: { clientId: '2' }, search: { q: 'lease' }, settings };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  rememberRows(settings, ROWS, 21);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  lastClient.set(null);
  document.body.replaceChildren();
});

it('waits for a read that the page does first anyway', () => {
  const read = rows[list]?.read(opened);
  expect(read).toContain('searchTerm=lease');
  expect(reads[list]?.({ ...opened, roles: [] })).toContain(read);
  lastClient.set(7);
  expect(reads['/documents']?.({ ...opened, roles: [] })).toContain(rows['/documents']?.read(opened));
});

it('draws nothing where an address is wrong, or this browser has not measured its window', () => {
  expect(rows[list]?.read({ ...opened, params: { clientId: 'x' } })).toBeNull();
  expect(rows[list]?.read({ ...opened, settings: createMemorySettings() })).toBeNull();
  expect(rows['/documents']?.read(opened)).toBeNull();
});

it('has the words of the grid in every row, in the columns of the grid', () => {
  const items = documents(5);
  const drawn = rows[list]?.draw(document.body, { Items: items, TotalItems: 40 }, opened, look);
  const words = [...(drawn?.querySelectorAll('[role=row]') ?? [])].map((row) =>
    [...row.children].slice(1, -1).map((cell) => cell.textContent),
  );
  expect(words).toEqual(items.map((item) => documentColumns.map((column) => column.text?.(item) ?? '')));
  const heads = documentColumns.filter(({ headerIcon }) => headerIcon === undefined);
  for (const { header } of heads) expect(drawn?.textContent).toContain(header);
});

it('draws nothing that could be used, heard or reached', () => {
  const drawn = rows[list]?.draw(document.body, { Items: documents(2), TotalItems: 2 }, opened, look);
  expect(drawn).toHaveAttribute('aria-hidden', 'true');
  expect(drawn).toHaveAttribute('inert');
  expect(drawn?.querySelector('a, button, input, [tabindex], [role=checkbox], [role=button]')).toBeNull();
});

it('leaves an empty list, and one that is drawn otherwise, to the portal', () => {
  const draw = (answer: unknown) => rows[list]?.draw(document.body, answer, opened, look);
  expect(draw({ Items: [], TotalItems: 0 })).toBeNull();
  expect(draw({ type: 'urn:problem' })).toBeNull();
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
  expect(draw({ Items: documents(2), TotalItems: 2 })).toBeNull();
  expect(document.body).toBeEmptyDOMElement();
});

it('knows the columns of the grid', () => {
  expect(documentTexts.map(({ id, width }) => [id, width])).toEqual(
    documentColumns.map(({ id, width }) => [id, width]),
  );
});
