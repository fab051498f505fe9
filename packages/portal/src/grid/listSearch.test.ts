import { describe, expect, it } from 'vitest';
import { gridSort, listQuery, parseListSearch, searchSort, type ListSearch } from './listSearch.ts';

const fields = ['Name', 'ContactName'] as const;
const usual: ListSearch<'Name' | 'ContactName'> = { q: '', sort: 'Name', direction: 'asc' };

describe('the search of a list', () => {
  it('is read from the address, and is as usual where that makes no sense', () => {
    const read = (query: Record<string, unknown>) => parseListSearch(query, fields, usual);
    expect(read({})).toEqual(usual);
    expect(read({ sort: 'Password', direction: 'up' })).toEqual(usual);
    expect(read({ q: 'bakery', sort: 'ContactName', direction: 'desc' })).toEqual({
      q: 'bakery',
      sort: 'ContactName',
      direction: 'desc',
    });
    expect(read({ q: 'x'.repeat(300) }).q).toHaveLength(200);
    expect(read({ q: `${'x'.repeat(199)}🙂🙂` }).q).toBe(`${'x'.repeat(199)}🙂`);
  });

  it('is asked for without words where nothing is searched for', () => {
    const asked = { sortField: 'Name', sortDirection: 'asc' };
    expect(listQuery(usual)).toEqual(asked);
    expect(listQuery({ ...usual, q: 'bakery' })).toEqual({ ...asked, searchTerm: 'bakery' });
  });

  it('is the order of the grid, and the other way round', () => {
    const search = { ...usual, sort: 'ContactName', direction: 'desc' } as const;
    expect(gridSort(search)).toEqual([{ id: 'ContactName', direction: 'descending' }]);
    expect(searchSort(gridSort(search), fields, usual)).toEqual({ sort: 'ContactName', direction: 'desc' });
    expect(searchSort([], fields, search)).toEqual({ sort: 'ContactName', direction: 'desc' });
    expect(searchSort([{ id: 'Other', direction: 'ascending' }], fields, usual).sort).toBe('Name');
  });
});
