import type { GridSort } from '@countersign/ui';
import { defaultSearch, sortFields, type DocumentsSearch } from '../documentsSearch.ts';

type SearchSort = Pick<DocumentsSearch, 'sort' | 'direction'>;

/** The order of the address, as the grid wants it. */
export function gridSort({ sort, direction }: SearchSort): readonly GridSort[] {
  return [{ id: sort, direction: direction === 'asc' ? 'ascending' : 'descending' }];
}

/** The server sorts by one column: the one that weighs most. None gives the usual order. */
export function searchSort([first]: readonly GridSort[]): SearchSort {
  const sort = sortFields.find((field) => field === first?.id);
  if (first === undefined || sort === undefined)
    return { sort: defaultSearch.sort, direction: defaultSearch.direction };
  return { sort, direction: first.direction === 'ascending' ? 'asc' : 'desc' };
}
