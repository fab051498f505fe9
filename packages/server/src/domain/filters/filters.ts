import type { Schemas } from '@countersign/api-client/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../app.ts';
import { notFound } from '../../errors.ts';
import type { FiltersTable } from '../../store/schema.ts';

type WireFilter = Schemas['Filter'];
export type FilterRow = Selectable<FiltersTable>;

/** The firm's filters, and with a client also that client's own. */
export async function readFilters(
  db: Database,
  firmId: number,
  clientId: number | null,
): Promise<FilterRow[]> {
  return db
    .selectFrom('filters')
    .selectAll()
    .where('firm_id', '=', firmId)
    .where((where) =>
      clientId === null
        ? where('client_id', 'is', null)
        : where.or([where('client_id', 'is', null), where('client_id', '=', clientId)]),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function presentFilter(row: FilterRow, items: WireFilter[] = []): WireFilter {
  return {
    Id: row.id,
    Text: row.text,
    Items: items,
    parentId: row.parent_id ?? 0,
    index: row.position,
    IsFirmFilter: row.client_id === null,
  };
}

/** Converts rows to a tree of at most three levels, each in its stored order. */
export function filterTree(rows: readonly FilterRow[]): WireFilter[] {
  const byParent = Map.groupBy(rows, (row) => row.parent_id ?? 0);
  const below = (parent: number): WireFilter[] =>
    (byParent.get(parent) ?? []).map((row) => presentFilter(row, below(row.id)));
  return below(0);
}

/** A filter and everything below it; empty when it is not in the list. */
export function subtree(rows: readonly FilterRow[], id: number): number[] {
  const ids = rows.some((row) => row.id === id) ? [id] : [];
  for (const parent of ids) ids.push(...rows.filter((row) => row.parent_id === parent).map((row) => row.id));
  return ids;
}

/** The firm's filter, locked, so that nothing is added below while it goes; 404 for a missing or foreign one. */
export async function lockFilter(tx: Database, firmId: number, id: number): Promise<FilterRow> {
  const row = await tx
    .selectFrom('filters')
    .selectAll()
    .where('firm_id', '=', firmId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}
