import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '@countersign/api-client/contract';

export type SortField = Schemas['DocumentSortField'];

export interface SortKey {
  field: SortField;
  ascending: boolean;
}

/** The order of a list: by the first field, and where that is equal by the others. Ties are broken by id. */
export interface DocumentOrder {
  sortField: SortField;
  ascending: boolean;
  /** @default none */
  thenBy?: readonly SortKey[];
}

/** Each of them, but the filter's name, is the middle column of an index that begins with the client. */
export const sortKeys: Readonly<Record<SortField, RawBuilder<unknown>>> = {
  ModifiedDate: sql`d.modified_at`,
  Title: sql`lower(d.title)`,
  Extension: sql`d.extension`,
  Task: sql`d.action_type`,
  CreatedBy: sql`lower(d.created_by)`,
  Notifications: sql`d.notifications`,
  DocumentFilter: sql`coalesce(lower(f.text), '')`,
};

/** The fields in their order; a field that comes again decides nothing. */
export function keysOf({ sortField, ascending, thenBy = [] }: DocumentOrder): readonly SortKey[] {
  const keys = new Map<SortField, SortKey>([[sortField, { field: sortField, ascending }]]);
  for (const key of thenBy) if (!keys.has(key.field)) keys.set(key.field, key);
  return [...keys.values()];
}

/** Rows to read: the documents `d`, joined with what the keys need. */
export function sourceOf(keys: readonly SortKey[]): RawBuilder<unknown> {
  return sql`documents d ${joinsOf(keys)}`;
}

/** What the keys need beside `d`: a filter's name is joined, because reading it row by row takes five times as long. */
export function joinsOf(keys: readonly SortKey[]): RawBuilder<unknown> {
  return keys.some(({ field }) => field === 'DocumentFilter')
    ? sql`left join filters f on f.id = d.filter_id`
    : sql``;
}

/** The same for an order and its opposite. */
export function orderName(order: DocumentOrder): unknown[] {
  return keysOf(order).map(({ field, ascending }) => [field, ascending === order.ascending]);
}

/** `order by` this, with the id at last. Where it goes in the direction of the first field an index has this order. */
export function orderBy(
  keys: readonly SortKey[],
  { idAscending }: { idAscending: boolean },
): RawBuilder<unknown> {
  const parts = keys.map(({ field, ascending }) => sql`${sortKeys[field]} ${direction(ascending)}`);
  return sql.join([...parts, sql`d.id ${direction(idAscending)}`]);
}

/** The order read from its end. */
export function reversed(order: DocumentOrder): DocumentOrder {
  return {
    sortField: order.sortField,
    ascending: !order.ascending,
    thenBy: (order.thenBy ?? []).map(({ field, ascending }) => ({ field, ascending: !ascending })),
  };
}

/** The order with its first field ascending: the order itself, or its opposite. */
export function forwards(order: DocumentOrder): DocumentOrder {
  return order.ascending ? order : reversed(order);
}

/** The rows that come after the one with this id, in an order by these fields that ends in the id. */
export function comesAfter(
  keys: readonly SortKey[],
  id: number,
  { idAscending }: { idAscending: boolean },
): RawBuilder<unknown> {
  const source = sourceOf(keys);
  const valueOf = (key: RawBuilder<unknown>) => sql`(select ${key} from ${source} where d.id = ${id})`;
  const [first, ...others] = keys.map(({ field, ascending }) => ({
    key: sortKeys[field],
    compare: ascending ? sql`>` : sql`<`,
  }));
  const compareIds = idAscending ? sql`>` : sql`<`;
  const laterId = sql`d.id ${compareIds} ${id}`;
  if (first === undefined) return laterId;
  if (others.length === 0 && keys[0]?.ascending === idAscending) {
    return sql`(${first.key}, d.id) ${compareIds} (${valueOf(first.key)}, ${id})`;
  }
  const later = [first, ...others].reduceRight(
    (rest, { key, compare }) =>
      sql`(${key} ${compare} ${valueOf(key)} or (${key} = ${valueOf(key)} and ${rest}))`,
    laterId,
  );
  // Fields may go in different directions, which no comparison of rows can say. The first one limits what is read.
  return sql`${first.key} ${first.compare}= ${valueOf(first.key)} and ${later}`;
}

function direction(ascending: boolean): RawBuilder<unknown> {
  return ascending ? sql`asc` : sql`desc`;
}
