import { SORT_LIMIT } from '@countersign/api-client/rules';
import type { GridSort } from '@countersign/ui';
import { gridSort, parseDirection, parseListSearch, searchSort, type ListSearch } from './listSearch.ts';

/** What the address says of a list that is sorted by several fields. */
export interface SortedSearch<Field extends string> extends ListSearch<Field> {
  /** Fields that sort the rows that are equal so far: "Title.asc_Task.desc". Empty if there are none. */
  readonly thenBy: string;
}

type Order<Field extends string> = Pick<SortedSearch<Field>, 'sort' | 'direction' | 'thenBy'>;
type SortKey<Field extends string> = Pick<ListSearch<Field>, 'sort' | 'direction'>;

/** Reads the fields after the first one; invalid, repeated and superfluous ones are omitted. */
function readThenBy<Field extends string>(
  text: unknown,
  fields: readonly Field[],
  first: Field,
): SortKey<Field>[] {
  const keys = new Map<Field, SortKey<Field>>();
  for (const part of typeof text === 'string' ? text.split('_') : []) {
    const [name, way] = part.split('.');
    const sort = fields.find((each) => each === name);
    const direction = parseDirection(way);
    if (sort === undefined || direction === null || sort === first || keys.has(sort)) continue;
    keys.set(sort, { sort, direction });
  }
  return [...keys.values()].slice(0, SORT_LIMIT - 1);
}

function writeThenBy(keys: readonly SortKey<string>[]): string {
  return keys.map(({ sort, direction }) => `${sort}.${direction}`).join('_');
}

/** Reads the query of an address; invalid values get the default. */
export function parseSortedSearch<Field extends string>(
  query: Readonly<Record<string, unknown>>,
  fields: readonly Field[],
  usual: ListSearch<Field>,
): SortedSearch<Field> {
  const search = parseListSearch(query, fields, usual);
  return { ...search, thenBy: writeThenBy(readThenBy(query['thenBy'], fields, search.sort)) };
}

/** The order, as the query of a list takes it. */
export function orderQuery<Field extends string>(
  { sort, direction, thenBy }: Order<Field>,
  fields: readonly Field[],
) {
  const keys = readThenBy(thenBy, fields, sort);
  return {
    sortField: sort,
    sortDirection: direction,
    ...(keys.length > 0 && { thenBy: keys.map(({ sort, direction }) => `${sort}:${direction}` as const) }),
  };
}

/** The order of the address, as the grid wants it. */
export function gridSorts<Field extends string>(
  { thenBy, ...first }: Order<Field>,
  fields: readonly Field[],
): readonly GridSort[] {
  return [first, ...readThenBy(thenBy, fields, first.sort)].flatMap(gridSort);
}

/** The order of the grid, as the address says it. None gives the usual order. */
export function searchSorts<Field extends string>(
  sort: readonly GridSort[],
  fields: readonly Field[],
  usual: Order<Field>,
): Order<Field> {
  const [first, ...others] = sort.filter(({ id }) => fields.some((field) => field === id));
  if (first === undefined) return { sort: usual.sort, direction: usual.direction, thenBy: usual.thenBy };
  const keys = others.map((each) => searchSort([each], fields, usual));
  return { ...searchSort([first], fields, usual), thenBy: writeThenBy(keys) };
}
