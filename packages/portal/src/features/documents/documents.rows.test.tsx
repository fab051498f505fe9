import { isValidElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documents } from '@countersign/api-client/fixtures';
import { rememberRows } from '../../grid/rememberedRows.ts';
import { createMemorySettings } from '../../services/browserSettings.ts';
import { lastClient } from '../clients/index.ts';
import { ROWS } from './documentPage.ts';
import { reads } from './documents.reads.ts';
import { rows } from './documents.rows.ts';
import { documentColumns } from './grid/documentColumns.tsx';

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

/** The page with a response; null where nothing is drawn. */
function drawn(answer: unknown): HTMLElement | null {
  const frame = rows[list]?.frame(document.body, opened, look) ?? null;
  frame?.draw(answer);
  return frame?.element ?? null;
}

it('waits for a read that the page does first', () => {
  const read = rows[list]?.read(opened);
  expect(read).toContain('searchTerm=lease');
  expect(reads[list]?.({ ...opened, roles: [] })[0]).toBe(read);
  lastClient.set(7);
  expect(reads['/documents']?.({ ...opened, roles: [] })[0]).toBe(rows['/documents']?.read(opened));
});

it('draws nothing where an address is wrong, or this browser has not measured its window', () => {
  expect(rows[list]?.read({ ...opened, params: { clientId: 'x' } })).toBeNull();
  expect(rows[list]?.read({ ...opened, settings: createMemorySettings() })).toBeNull();
  expect(rows['/documents']?.read(opened)).toBeNull();
});

it('has the words of the grid in every row, in the columns of the grid', () => {
  const items = documents(5);
  const page = drawn({ Items: items, TotalItems: 40 });
  const words = [...(page?.querySelectorAll('[role=row]') ?? [])].map((row) =>
    [...row.children].slice(1, -1).map((cell) => cell.textContent),
  );
  expect(words).toEqual(items.map((item) => documentColumns.map((column) => column.text?.(item) ?? '')));
  const heads = documentColumns.filter(({ headerIcon }) => headerIcon === undefined);
  for (const { header } of heads) expect(page?.textContent).toContain(header);
});

it('draws nothing that could be used, heard or reached', () => {
  const page = drawn({ Items: documents(2), TotalItems: 2 });
  expect(page).toHaveAttribute('aria-hidden', 'true');
  expect(page).toHaveAttribute('inert');
  expect(page?.querySelector('a, button, input, [tabindex], [role=checkbox], [role=button]')).toBeNull();
});

it('leaves the words of an empty list and of a problem to the portal', () => {
  for (const answer of [{ Items: [], TotalItems: 0 }, { type: 'urn:problem' }]) {
    expect(drawn(answer)?.querySelector('[role=row]')).toBeNull();
  }
});

it('leaves the list form of narrow windows to the portal', () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
  expect(drawn({ Items: documents(2), TotalItems: 2 })).toBeNull();
  expect(document.body).toBeEmptyDOMElement();
});

it('leaves no cell empty that has no words: React draws it', () => {
  const left = documentColumns.filter(({ text }) => text === undefined);
  expect(left.map(({ id }) => id)).toEqual(['Extension', 'Task', 'Notifications']);
  const [document] = documents(1);
  for (const { cell } of left) expect(isValidElement(document && cell?.(document))).toBe(true);
});
