import type { Schemas } from '@countersign/api-client/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../app.ts';
import { notFound } from '../../errors.ts';
import type { FiltersTable } from '../../store/schema.ts';

type WireFilter = Schemas['Filter'];
export type FilterRow = Selectable<FiltersTable>;

/** The firm's filters, and with a client after them that client's own. */
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
    .orderBy((order) => order('client_id', 'is not', null))
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Converts rows to a tree of at most three levels, each in the order of the rows. */
export function filterTree(rows: readonly FilterRow[]): WireFilter[] {
  const byParent = Map.groupBy(rows, (row) => row.parent_id ?? 0);
  const below = (parent: number): WireFilter[] =>
    (byParent.get(parent) ?? []).map((row, index) => ({
      Id: row.id,
      Text: row.text,
      Items: below(row.id),
      parentId: parent,
      index,
      IsFirmFilter: row.client_id === null,
    }));
  return below(0);
}

/** A filter and everything below it; empty when it is not in the list. */
export function subtree(rows: readonly FilterRow[], id: number): number[] {
  const ids = rows.some((row) => row.id === id) ? [id] : [];
  for (const parent of ids) ids.push(...rows.filter((row) => row.parent_id === parent).map((row) => row.id));
  return ids;
}

/** A filter of the firm or of one of its clients; 404 for a missing or foreign one. */
export async function findFilterRow(tx: Database, firmId: number, id: number): Promise<FilterRow> {
  const row = await rowQuery(tx, firmId, id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** The same, locked, so that nothing is added below while it is deleted. */
export async function lockFilter(tx: Database, firmId: number, id: number): Promise<FilterRow> {
  const row = await rowQuery(tx, firmId, id).forUpdate().executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/**
 * Makes changes of the same filters wait for each other: those of one client, and all of the firm while its own change,
 * because they go with theirs. Taken before any lock of a filter, so that no two calls wait for each other's rows.
 */
export async function lockFilterOwner(tx: Database, firmId: number, clientId: number | null): Promise<void> {
  const firm = tx.selectFrom('firms').select('id').where('id', '=', firmId);
  if (clientId === null) return void (await firm.forNoKeyUpdate().execute());
  await firm.forShare().execute();
  const client = tx
    .selectFrom('clients')
    .select('id')
    .where('firm_id', '=', firmId)
    .where('id', '=', clientId);
  await client.forNoKeyUpdate().execute();
}

const rowQuery = (tx: Database, firmId: number, id: number) =>
  tx.selectFrom('filters').selectAll().where('firm_id', '=', firmId).where('id', '=', id);
