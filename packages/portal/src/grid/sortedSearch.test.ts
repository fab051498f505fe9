import { describe, expect, it } from 'vitest';
import { gridSorts, orderQuery, parseSortedSearch, searchSorts, type SortedSearch } from './sortedSearch.ts';

const fields = ['Name', 'ContactName'] as const;
const usual: SortedSearch<'Name' | 'ContactName'> = { q: '', sort: 'Name', direction: 'asc', thenBy: '' };

describe('the search of a list', () => {
  it('is read from the address, and is as usual where that makes no sense', () => {
    const read = (query: Record<string, unknown>) => parseSortedSearch(query, fields, usual);
    expect(read({})).toEqual(usual);
    expect(read({ sort: 'Password', direction: 'up' })).toEqual(usual);
    expect(read({ q: 'bakery', sort: 'ContactName', direction: 'desc' })).toEqual({
      q: 'bakery',
      sort: 'ContactName',
      direction: 'desc',
      thenBy: '',
    });
    expect(read({ q: 'x'.repeat(300) }).q).toHaveLength(200);
  });

  it('is asked for in its order', () => {
    const asked = { sortField: 'Name', sortDirection: 'asc' };
    expect(orderQuery(usual, fields)).toEqual(asked);
    expect(orderQuery({ ...usual, thenBy: 'ContactName.desc' }, fields)).toEqual({
      ...asked,
      thenBy: ['ContactName:desc'],
    });
  });

  it('is the order of the grid, and the other way round', () => {
    const search = { ...usual, sort: 'ContactName', direction: 'desc' } as const;
    expect(gridSorts(search, fields)).toEqual([{ id: 'ContactName', direction: 'descending' }]);
    const order = { sort: 'ContactName', direction: 'desc', thenBy: '' };
    expect(searchSorts(gridSorts(search, fields), fields, usual)).toEqual(order);
    expect(searchSorts([], fields, search)).toEqual(order);
    expect(searchSorts([{ id: 'Other', direction: 'ascending' }], fields, usual).sort).toBe('Name');
  });

  it('has several fields in its order, each once', () => {
    const read = (thenBy: unknown) =>
      parseSortedSearch({ sort: 'A', thenBy }, ['A', 'B', 'C', 'D'], {
        ...{ q: '', sort: 'B', direction: 'asc', thenBy: '' },
      }).thenBy;
    expect(read('B.desc_C.asc')).toBe('B.desc_C.asc');
    expect(read('A.desc_B.asc_B.desc_Password.asc_C_C.up_D.asc')).toBe('B.asc_D.asc');
    expect(read('B.asc_C.asc_D.asc')).toBe('B.asc_C.asc');
    expect(read(['B.asc'])).toBe('');
    const search = { ...usual, direction: 'desc', thenBy: 'ContactName.asc' } as const;
    expect(gridSorts(search, fields)).toEqual([
      { id: 'Name', direction: 'descending' },
      { id: 'ContactName', direction: 'ascending' },
    ]);
    expect(searchSorts(gridSorts(search, fields), fields, usual)).toEqual({
      sort: 'Name',
      direction: 'desc',
      thenBy: 'ContactName.asc',
    });
  });
});
