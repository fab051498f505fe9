import { SORT_LIMIT } from '@countersign/api-client/rules';
import type { GridSort } from '@countersign/ui';

type Direction = 'asc' | 'desc';

/** What the address says of a list: the words searched for, and the order. `Field` are the orders of the contract. */
export interface ListSearch<Field extends string> {
  readonly q: string;
  readonly sort: Field;
  readonly direction: Direction;
  /** Fields that sort the rows that are equal so far: "Title.asc_Task.desc". Empty if there are none. */
  readonly thenBy: string;
}

type Order<Field extends string> = Pick<ListSearch<Field>, 'sort' | 'direction' | 'thenBy'>;

interface SortKey<Field extends string> {
  readonly field: Field;
  readonly direction: Direction;
}

/** The longest search that the contract takes, in characters. */
const LONGEST = 200;

/** Reads the words searched for from an address. */
export function parseSearchText(q: unknown): string {
  return q === undefined ? '' : String(q).slice(0, LONGEST);
}

function parseDirection(text: unknown): Direction | null {
  return text === 'asc' || text === 'desc' ? text : null;
}

/** Reads the fields after the first one; invalid, repeated and superfluous ones are omitted. */
function readThenBy<Field extends string>(
  text: unknown,
  fields: readonly Field[],
  first: Field,
): SortKey<Field>[] {
  const keys = new Map<Field, SortKey<Field>>();
  for (const part of typeof text === 'string' ? text.split('_') : []) {
    const [name, way] = part.split('.');
    const field = fields.find((each) => each === name);
    const direction = parseDirection(way);
    if (field === undefined || direction === null || field === first || keys.has(field)) continue;
    keys.set(field, { field, direction });
  }
  return [...keys.values()].slice(0, SORT_LIMIT - 1);
}

function writeThenBy(keys: readonly SortKey<string>[]): string {
  return keys.map(({ field, direction }) => `${field}.${direction}`).join('_');
}

/** Reads the query of an address; invalid values get the default. */
export function parseListSearch<Field extends string>(
  query: Readonly<Record<string, unknown>>,
  fields: readonly Field[],
  usual: ListSearch<Field>,
): ListSearch<Field> {
  const { q, direction, thenBy } = query;
  const sort = fields.find((field) => field === query['sort']) ?? usual.sort;
  return {
    q: q === undefined ? usual.q : parseSearchText(q),
    sort,
    direction: parseDirection(direction) ?? usual.direction,
    thenBy: writeThenBy(readThenBy(thenBy, fields, sort)),
  };
}

/** The search and the order, as the query of a list takes them. */
export function listQuery<Field extends string>(
  { q, sort, direction, thenBy }: ListSearch<Field>,
  fields: readonly Field[],
) {
  const keys = readThenBy(thenBy, fields, sort);
  return {
    sortField: sort,
    sortDirection: direction,
    ...(q !== '' && { searchTerm: q }),
    ...(keys.length > 0 && {
      thenBy: keys.map(({ field, direction: way }) => `${field}:${way}` as const),
    }),
  };
}

/** The order of the address, as the grid wants it. */
export function gridSort<Field extends string>(
  { sort, direction, thenBy }: Order<Field>,
  fields: readonly Field[],
): readonly GridSort[] {
  return [{ field: sort, direction }, ...readThenBy(thenBy, fields, sort)].map((key) => ({
    id: key.field,
    direction: key.direction === 'asc' ? 'ascending' : 'descending',
  }));
}

/** The order of the grid, as the address says it. None gives the usual order. */
export function searchSort<Field extends string>(
  sort: readonly GridSort[],
  fields: readonly Field[],
  usual: ListSearch<Field>,
): Order<Field> {
  const [first, ...others] = sort.flatMap(({ id, direction }): SortKey<Field>[] => {
    const field = fields.find((each) => each === id);
    return field === undefined ? [] : [{ field, direction: direction === 'ascending' ? 'asc' : 'desc' }];
  });
  if (first === undefined) return { sort: usual.sort, direction: usual.direction, thenBy: usual.thenBy };
  return { sort: first.field, direction: first.direction, thenBy: writeThenBy(others) };
}
