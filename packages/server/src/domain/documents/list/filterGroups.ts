import { sql } from 'kysely';
import type { Database } from '../../../app.ts';

/** Filters that come one after the other in the order of their names. */
export interface FilterGroup {
  /** 0: the documents without a filter. */
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
  const { rows } = await sql<Name>`
    select array_agg(f.id) as "filterIds", sum(c.total) as total
    from document_counts c join filters f on f.id = c.filter_id and f.firm_id = ${firmId}
    where c.client_id = ${clientId} and c.total > 0
    group by lower(f.text) order by lower(f.text)`.execute(db);
  const all = await sql<{ total: number }>`
    select total from document_counts where client_id = ${clientId} and filter_id = 0`.execute(db);
  const inFilters = rows.reduce((sum, { total }) => sum + Number(total), 0);
  const without = { filterIds: [0], total: Number(all.rows[0]?.total ?? 0) - inFilters };
  return [without, ...rows.map(({ filterIds, total }) => ({ filterIds, total: Number(total) }))];
}
