import { sql } from 'kysely';
import type { Database } from '../../../app.ts';

/** Filters that come one after the other in the order of their names. */
export interface FilterGroup {
  /** 0: the documents without a filter; with it stand the ids of filters that were deleted, which documents still have. */
  filterIds: number[];
  /** Whether they all have the same name. */
  isOneName: boolean;
}

interface Name {
  filterIds: number[];
  total: number;
}

/**
 * Divides a client's documents into groups by the names of their filters, in ascending order; those without a filter
 * come first, as in the order of the list.
 *
 * @param most Names are in one group as long as their documents are no more than that. A name with more is alone.
 */
export async function readFilterGroups(
  db: Database,
  { firmId, clientId }: { firmId: number; clientId: number },
  { most }: { most: number },
): Promise<FilterGroup[]> {
  const groups: (FilterGroup & { total: number })[] = [];
  for (const { filterIds, total } of await readNames(db, firmId, clientId)) {
    const last = groups.at(-1);
    if (last === undefined || last.total + total > most) groups.push({ filterIds, total, isOneName: true });
    else
      Object.assign(last, {
        filterIds: [...last.filterIds, ...filterIds],
        total: last.total + total,
        isOneName: false,
      });
  }
  return groups;
}

async function readNames(db: Database, firmId: number, clientId: number): Promise<Name[]> {
  const { rows } = await sql<Name & { isDeleted: boolean }>`
    select array_agg(c.filter_id) as "filterIds", sum(c.total) as total, f.name is null as "isDeleted"
    from document_counts c
      left join (select id, lower(text) as name from filters where firm_id = ${firmId}) f on f.id = c.filter_id
    where c.client_id = ${clientId} and c.total > 0 and c.filter_id <> 0
    group by f.name order by f.name`.execute(db);
  const all = await sql<{ total: number }>`
    select total from document_counts where client_id = ${clientId} and filter_id = 0`.execute(db);
  const deleted = rows.filter(({ isDeleted }) => isDeleted).flatMap(({ filterIds }) => filterIds);
  const named = rows
    .filter(({ isDeleted }) => !isDeleted)
    .map(({ filterIds, total }) => ({ filterIds, total: Number(total) }));
  const inFilters = named.reduce((sum, { total }) => sum + total, 0);
  return [{ filterIds: [0, ...deleted], total: Number(all.rows[0]?.total ?? 0) - inFilters }, ...named];
}
