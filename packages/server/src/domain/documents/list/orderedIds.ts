import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../app.ts';
import { readFilterGroups, type FilterGroup } from './filterGroups.ts';
import {
  comesAfter,
  keysOf,
  orderBy,
  sortKeys,
  sourceOf,
  type DocumentOrder,
  type SortField,
  type SortKey,
} from './order.ts';

/** Rows of a client's list, in an order. */
export interface OrderedRequest extends DocumentOrder {
  firmId: number;
  clientId: number;
  condition: RawBuilder<unknown>;
  /** Number of documents that meet the condition. */
  total: number;
  /** The row they come after; null: they begin with the first. */
  after: number | null;
  /** Rows that are passed over after that one, or from the first. */
  offset: number;
  limit: number;
  /** Up to so many documents are read and sorted at once. @default fewDocuments */
  few?: number;
}

/** Up to so many documents are read and sorted at once, at hardly any cost. */
export const fewDocuments = 4000;

/** Values of a field that are read one by one. If those have too few documents, the others are sorted at once. */
const mostValues = 40;

/** Whether many documents are equal in a field that is the middle column of an index. */
const isCoarse: Readonly<Record<SortField, boolean>> = {
  ModifiedDate: false,
  Title: false,
  Extension: true,
  Task: true,
  CreatedBy: true,
  Notifications: true,
  DocumentFilter: false,
};

/** Documents of the list with equal values in the fields before `keys`. */
interface Part {
  where: RawBuilder<unknown>;
  /** The order among them, before the id. */
  keys: readonly SortKey[];
  /** The one of them that the rows come after; null: they begin with the first. */
  after: number | null;
  limit: number;
}

/**
 * Returns the ids of rows in their order.
 *
 * An index has the order by one field. By a second one the database would read and sort all documents that are equal in
 * the first, which may be half a million for a page of twenty. So they are read value by value: those with one value in
 * the order of the next field, which has an index too.
 */
export async function orderedIds(db: Database, request: OrderedRequest): Promise<number[]> {
  const { condition: where, after, limit, offset, total, few = fewDocuments } = request;
  const direction = { idAscending: request.ascending };

  async function idsOf(part: Part): Promise<number[]> {
    return isIndexed(part) || (await isShort(part.where)) ? sorted(part) : byFirstField(part);
  }

  async function isShort(where: RawBuilder<unknown>): Promise<boolean> {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from (select 1 from documents d where ${where} limit ${few + 1}) as part`.execute(
      db,
    );
    return Number(rows[0]?.n ?? 0) <= few;
  }

  function byFirstField(part: Part): Promise<number[]> {
    const [first, ...rest] = part.keys;
    if (first === undefined) return sorted(part);
    return first.field === 'DocumentFilter' ? byFilter(part, first, rest) : byValue(part, first, rest);
  }

  async function sorted({ where, keys, after, limit }: Part, offset = 0): Promise<number[]> {
    const parts = after === null ? [where] : [where, comesAfter(keys, after, direction)];
    const found = await sql<{ id: number }>`
      select d.id from ${sourceOf(keys)} where ${sql.join(parts, sql` and `)}
      order by ${orderBy(keys, direction)} limit ${limit} offset ${offset}`.execute(db);
    return found.rows.map((row) => row.id);
  }

  async function byValue(part: Part, { field, ascending }: SortKey, rest: readonly SortKey[]) {
    const key = sortKeys[field];
    const compare = ascending ? sql`>` : sql`<`;
    const equal = (value: unknown) => sql`${part.where} and ${key} = ${value}`;
    const ids: number[] = [];
    let others = part.where;
    if (part.after !== null) {
      const value = await valueAt(db, key, part.after);
      ids.push(...(await idsOf({ ...part, where: equal(value), keys: rest })));
      others = sql`${part.where} and ${key} ${compare} ${value}`;
    }
    for (let values = 0; ids.length < part.limit; values += 1) {
      const limit = part.limit - ids.length;
      if (values === mostValues)
        return [...ids, ...(await sorted({ where: others, keys: part.keys, after: null, limit }))];
      const found = await firstValue(db, key, others, ascending);
      if (found === undefined) break;
      ids.push(...(await idsOf({ where: equal(found.value), keys: rest, after: null, limit })));
      others = sql`${part.where} and ${key} ${compare} ${found.value}`;
    }
    return ids;
  }

  /** No index of the documents has the names of their filters, but filters are few. */
  async function byFilter(part: Part, { ascending }: SortKey, rest: readonly SortKey[]) {
    const groups = await readFilterGroups(db, request, { most: few });
    if (!ascending) groups.reverse();
    let { after } = part;
    const filterId = after === null ? null : await valueAt(db, sql`coalesce(d.filter_id, 0)`, after);
    const first = groups.findIndex(({ filterIds }) => filterIds.includes(Number(filterId ?? 0)));
    // It was filed under another filter this moment.
    if (after !== null && first < 0) return sorted(part);
    const ids: number[] = [];
    for (const group of groups.slice(after === null ? 0 : first)) {
      if (ids.length >= part.limit) break;
      const where = sql`${part.where} and ${isIn(group)}`;
      const limit = part.limit - ids.length;
      ids.push(
        ...(group.isOneName
          ? await idsOf({ where, keys: rest, after, limit })
          : await sorted({ where, keys: part.keys, after, limit })),
      );
      after = null;
    }
    return ids;
  }

  const part = { where, keys: keysOf(request), after, limit };
  if (total <= few || isIndexed(part)) return sorted(part, offset);
  return (await byFirstField({ ...part, limit: offset + limit })).slice(offset);
}

/** Whether a long list in an order of several fields is read value by value, or sorted. */
export function takesSorting(order: DocumentOrder): boolean {
  const keys = keysOf(order);
  return keys.length > 1 && !isIndexed({ keys });
}

/** Whether an index has the order, or leaves only a few documents to sort at a time. */
function isIndexed({ keys: [first, ...rest] }: Pick<Part, 'keys'>): boolean {
  return (
    first === undefined || (first.field !== 'DocumentFilter' && (rest.length === 0 || !isCoarse[first.field]))
  );
}

function isIn({ filterIds }: FilterGroup): RawBuilder<unknown> {
  const named = filterIds.filter((id) => id !== 0);
  const [only] = named;
  const isNamed =
    named.length === 1 ? sql`d.filter_id = ${only}` : sql`d.filter_id = any(${named}::integer[])`;
  if (named.length === filterIds.length) return isNamed;
  return named.length === 0 ? sql`d.filter_id is null` : sql`(d.filter_id is null or ${isNamed})`;
}

async function valueAt(db: Database, key: RawBuilder<unknown>, id: number): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`
    select ${key} as value from documents d where d.id = ${id}`.execute(db);
  return rows[0]?.value;
}

async function firstValue(
  db: Database,
  key: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  ascending: boolean,
): Promise<{ value: unknown } | undefined> {
  const { rows } = await sql<{ value: unknown }>`
    select ${key} as value from documents d where ${where}
    order by ${key} ${ascending ? sql`asc` : sql`desc`} limit 1`.execute(db);
  return rows[0];
}
