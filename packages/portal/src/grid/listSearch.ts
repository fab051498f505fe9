import type { GridSort } from '@countersign/ui';
import type { PageRequest } from './useGridPages.ts';

/** What the address says of a list: the words searched for, and the order. `Field` are the orders of the contract. */
export interface ListSearch<Field extends string> {
  readonly q: string;
  readonly sort: Field;
  readonly direction: 'asc' | 'desc';
}

/** The longest search that the contract takes, in characters. */
const LONGEST = 200;

/** Reads the words searched for from an address. */
export function parseSearchText(q: unknown): string {
  return q === undefined ? '' : String(q).slice(0, LONGEST);
}

/** Reads the query of an address; invalid values get the default. */
export function parseListSearch<Field extends string>(
  query: Readonly<Record<string, unknown>>,
  fields: readonly Field[],
  usual: ListSearch<Field>,
): ListSearch<Field> {
  const { q, sort, direction } = query;
  return {
    q: q === undefined ? usual.q : parseSearchText(q),
    sort: fields.find((field) => field === sort) ?? usual.sort,
    direction: direction === 'asc' || direction === 'desc' ? direction : usual.direction,
  };
}

/** A page of the list as its query takes it. */
export function listPage<Field extends string>({ q, sort, direction }: ListSearch<Field>, page: PageRequest) {
  return { ...page, sortField: sort, sortDirection: direction, ...(q !== '' && { searchTerm: q }) };
}

/** The order of the address, as the grid wants it. */
export function gridSort<Field extends string>({
  sort,
  direction,
}: Pick<ListSearch<Field>, 'sort' | 'direction'>): readonly GridSort[] {
  return [{ id: sort, direction: direction === 'asc' ? 'ascending' : 'descending' }];
}

/** The server sorts by one column: the one that weighs most. None gives the usual order. */
export function searchSort<Field extends string>(
  [first]: readonly GridSort[],
  fields: readonly Field[],
  usual: ListSearch<Field>,
): Pick<ListSearch<Field>, 'sort' | 'direction'> {
  const sort = fields.find((field) => field === first?.id);
  if (first === undefined || sort === undefined) return { sort: usual.sort, direction: usual.direction };
  return { sort, direction: first.direction === 'ascending' ? 'asc' : 'desc' };
}
