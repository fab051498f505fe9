import { expect, it } from 'vitest';
import { keys } from '@countersign/api-client';
import type { ChangeEvent, ChangeEvents } from '@countersign/api-client/live';
import { staleKeys } from './staleKeys.ts';

const change = (given: Partial<ChangeEvent>): ChangeEvent => ({
  Kind: 'documents',
  ClientId: 12,
  DocumentIds: null,
  Own: false,
  ...given,
});
const events = (...Changes: ChangeEvent[]): ChangeEvents => ({ Position: '1', Everything: false, Changes });

/** Whether a query with this key is read again. */
const reaches = (of: readonly ChangeEvents[], key: readonly unknown[]) =>
  staleKeys(of).some((stale) =>
    [...stale.trees, ...stale.keys].some((prefix) => prefix.every((part, index) => part === key[index])),
  );

const page = { pageNumber: 1, itemsPerPage: 20 };

it('a change of documents reaches the lists of their client and the details of those that are named', () => {
  const one = [events(change({ DocumentIds: [7] }))];
  expect(reaches(one, keys.documents.list(12, page))).toBe(true);
  expect(reaches(one, keys.documents.list(13, page))).toBe(false);
  expect(reaches(one, keys.documents.detail(7))).toBe(true);
  expect(reaches(one, keys.documents.detail(8))).toBe(false);
  expect(reaches(one, keys.documents.precheck(7))).toBe(true);
  expect(reaches(one, keys.audit.document(7))).toBe(true);
  expect(reaches(one, keys.audit.document(8))).toBe(false);
  expect(reaches(one, keys.audit.recent)).toBe(true);
  expect(reaches(one, keys.documentFilters.tree(12))).toBe(false);
});

it('a change of documents, or of the filters that they show, reaches the list of the deleted ones', () => {
  for (const Kind of ['documents', 'filters'] as const) {
    const one = [events(change({ Kind, DocumentIds: [7] }))];
    expect(reaches(one, keys.documents.deleted(12, page))).toBe(true);
    expect(reaches(one, keys.documents.deleted(13, page))).toBe(false);
    expect(reaches([events(change({ Kind, ClientId: null }))], keys.documents.deleted(13, page))).toBe(true);
  }
  expect(reaches([events(change({ Kind: 'reads' }))], keys.documents.deleted(12, page))).toBe(false);
});

it('many documents that are not named may be any', () => {
  const many = [events(change({}))];
  expect(reaches(many, keys.documents.detail(8))).toBe(true);
  expect(reaches(many, keys.audit.document(8))).toBe(true);
  expect(reaches(many, keys.documents.list(13, page))).toBe(false);
});

it('a change of filters reaches the tree of their client and the names that documents show', () => {
  const own = [events(change({ Kind: 'filters' }))];
  expect(reaches(own, keys.documentFilters.tree(12))).toBe(true);
  expect(reaches(own, keys.documentFilters.tree(13))).toBe(false);
  expect(reaches(own, keys.documents.list(12, page))).toBe(true);
  expect(reaches(own, keys.filters.tree)).toBe(false);
});

it('a change of the firm’s filters reaches every tree', () => {
  const firm = [events(change({ Kind: 'filters', ClientId: null }))];
  expect(reaches(firm, keys.filters.tree)).toBe(true);
  expect(reaches(firm, keys.documentFilters.tree(13))).toBe(true);
  expect(reaches(firm, keys.documents.list(13, page))).toBe(true);
});

it('a change of users reaches accounts, employees and subscriptions', () => {
  const users = [events(change({ Kind: 'users', ClientId: null }))];
  for (const key of [keys.accounts.signatories(12), keys.employees.active, keys.clients.subscriptions(12)]) {
    expect(reaches(users, key)).toBe(true);
  }
  expect(reaches(users, keys.clients.detail(12))).toBe(false);
});

it('if anything may have changed, all of it is read again', () => {
  const all = [events(), { ...events(), Everything: true }];
  const each = [keys.documents.detail(1), keys.documentFilters.tree(3), keys.audit.recent, keys.accounts.all];
  for (const key of each) expect(reaches(all, key)).toBe(true);
});

it('several changes are one of each kind, by others if one is, and name each key once', () => {
  const mine = change({ DocumentIds: [7], Own: true });
  const stale = staleKeys([events(mine), events(mine, change({ Kind: 'filters', Own: true }))]);
  expect(stale.map(({ kind, byOthers }) => [kind, byOthers])).toEqual([
    ['documents', false],
    ['filters', false],
  ]);
  const texts = stale[0]?.keys.map((key) => JSON.stringify(key)) ?? [];
  expect(new Set(texts).size).toBe(texts.length);
  expect(staleKeys([events(mine, change({}))])[0]?.byOthers).toBe(true);
});

it('an entry in a history reaches that history alone', () => {
  const entry = [events(change({ Kind: 'history', DocumentIds: [7] }))];
  expect(reaches(entry, keys.audit.document(7))).toBe(true);
  for (const key of [
    keys.audit.document(8),
    keys.documents.detail(7),
    keys.documents.lists(3),
    keys.audit.recent,
  ])
    expect(reaches(entry, key)).toBe(false);
  const many = [events(change({ Kind: 'history', DocumentIds: null }))];
  expect(reaches(many, keys.audit.document(8))).toBe(true);
});
