import { cutText } from '@countersign/api-client/rules';
import type { GridSort } from '@countersign/ui';

/** What the address says of a list: the words searched for, and the order. `Field` are the orders of the contract. */
export interface ListSearch<Field extends string> {
  readonly q: string;
  readonly sort: Field;
  readonly direction: 'asc' | 'desc';
}

type Order<Field extends string> = Pick<ListSearch<Field>, 'sort' | 'direction'>;

/** The longest search that the contract takes, in characters. */
const LONGEST = 200;

/** Reads the words searched for from an address. */
export function parseSearchText(q: unknown): string {
  return q === undefined ? '' : cutText(String(q), LONGEST);
}

/** Reads a direction from an address; null if it is none. */
export function parseDirection(text: unknown): 'asc' | 'desc' | null {
  return text === 'asc' || text === 'desc' ? text : null;
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
    direction: parseDirection(direction) ?? usual.direction,
  };
}

/** The search and the order, as the query of a list takes them. */
export function listQuery<Field extends string>({ q, sort, direction }: ListSearch<Field>) {
  return { sortField: sort, sortDirection: direction, ...(q !== '' && { searchTerm: q }) };
}

/** The order of the address, as the grid wants it. */
export function gridSort<Field extends string>({ sort, direction }: Order<Field>): readonly GridSort[] {
  return [{ id: sort, direction: direction === 'asc' ? 'ascending' : 'descending' }];
}

/** The first field of the grid's order that is one of the list's, as the address says it. None gives the usual order. */
export function searchSort<Field extends string>(
  sort: readonly GridSort[],
  fields: readonly Field[],
  usual: Order<Field>,
): Order<Field> {
  for (const { id, direction } of sort) {
    const field = fields.find((each) => each === id);
    if (field !== undefined) return { sort: field, direction: direction === 'ascending' ? 'asc' : 'desc' };
  }
  return { sort: usual.sort, direction: usual.direction };
}
