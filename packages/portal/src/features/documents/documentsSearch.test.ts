import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSavedView } from '@countersign/api-client/fixtures';
import { documentViews } from '@countersign/api-client/rules';
import { parseSearch, stringifySearch } from '../../routing/plainSearch.ts';
import { modifiedPeriods } from './quickFilters.ts';
import { documentsQuery, listLimits } from './documentPage.ts';
import {
  defaultSearch,
  noSearch,
  filterCount,
  listKey,
  parseDocumentsSearch,
  type DocumentLimits,
} from './documentsSearch.ts';
import { unreadAt } from './unreadAt.ts';
import { savedSearchOf, searchOfView } from './views/savedSearch.ts';

describe('the address of the documents list', () => {
  it('need not say what is as usual', () => {
    expect(parseDocumentsSearch({})).toEqual(defaultSearch);
  });

  it('comes back from the address as it went in', () => {
    const search = fc.record({
      q: fc.string({ maxLength: 200 }),
      view: fc.constantFrom('all' as const, ...documentViews),
      filter: fc.nat(),
      saved: fc.nat(),
      by: fc.constantFrom('', 'employee-4', 'account-7'),
      modified: fc.constantFrom('', ...modifiedPeriods, '2026-01-01..2026-01-31'),
      waiting: fc.constantFrom('', 'us', 'client', 'account-7'),
      sort: fc.constantFrom('ModifiedDate' as const, 'Title' as const),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
      thenBy: fc.constantFrom('', 'Extension.asc', 'Extension.desc_Notifications.asc'),
    });
    fc.assert(
      fc.property(search, (value) => {
        expect(parseDocumentsSearch(parseSearch(stringifySearch({ ...value })))).toEqual(value);
      }),
    );
  });

  it('ignores what makes no sense', () => {
    expect(parseDocumentsSearch({ filter: 'x', sort: 'Password', direction: 'up', view: 'mine' })).toEqual(
      defaultSearch,
    );
  });
});

/** A value of each limit. */
const limits: DocumentLimits = {
  q: 'lease',
  filter: 7,
  view: 'unread',
  by: 'employee-4',
  modified: 'today',
  waiting: 'us',
};

describe.each(Object.entries(limits))('a list that %s limits', (name, value) => {
  const search = parseDocumentsSearch({ [name]: value });

  it('is another list, until everything is shown', () => {
    expect(listKey(search)).not.toBe(listKey(defaultSearch));
    expect(listKey({ ...search, ...noSearch })).toBe(listKey(defaultSearch));
    expect(filterCount(search)).toBe(name === 'q' ? 0 : 1);
  });

  it('is asked for by what all of its documents are named by', () => {
    const { unreadAt: since, ...asked } = listLimits(search);
    expect(Object.values(asked).filter((each) => each !== undefined)).toHaveLength(1);
    expect(since).toBe(value === 'unread' ? unreadAt.get() : undefined);
    expect(documentsQuery(search)).toMatchObject(listLimits(search));
  });

  it('comes back from a view', () => {
    const view = aSavedView(3, 'Mine', { Search: savedSearchOf(search) });
    expect(searchOfView(view)).toEqual({ ...search, saved: 3 });
  });
});

it('counts once what a view and a quick filter both say', () => {
  const of = (query: Readonly<Record<string, string>>) => filterCount(parseDocumentsSearch(query));
  expect(of({ view: 'waitingForClient', waiting: 'client' })).toBe(1);
  expect(of({ view: 'waitingForUs', waiting: 'us', by: 'employee-3' })).toBe(2);
  expect(of({ view: 'waitingForUs', waiting: 'client' })).toBe(2);
  expect(of({ view: 'waitingForUs', waiting: 'employee-3' })).toBe(2);
});

it('lists in another order are one list', () => {
  const { q, ...others } = limits;
  const one = parseDocumentsSearch({ ...limits });
  expect(listKey({ ...one, sort: 'Title', direction: 'asc', thenBy: 'Task.asc', saved: 3 })).toBe(
    listKey(one),
  );
  expect(listKey({ ...defaultSearch, ...others, q })).toBe(listKey(one));
});
