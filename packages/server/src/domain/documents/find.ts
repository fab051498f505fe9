import { sql } from 'kysely';
import type { Database } from '../../app.ts';
import { notFound, Problem } from '../../errors.ts';
import type { DocumentRow } from '../../store/schema.ts';

interface FindOptions {
  /** Finds a deleted document too, but none of a deleted client. */
  deleted?: boolean;
  /** Locks the row until the transaction ends. */
  lock?: boolean;
}

/**
 * Whether the client of a document was not deleted: its documents go with it. Postgres makes no join of it, so that it
 * stays one look-up by the primary key.
 */
export const hasClient = sql<boolean>`(
  select clients.deleted_at is null from clients where clients.id = documents.client_id)`;

/** Returns the firm's document; a missing, deleted, deleted client's, or another firm's throws the same 404. */
export async function findDocument(
  db: Database,
  firmId: number,
  id: number,
  options: FindOptions = {},
): Promise<DocumentRow> {
  const row = await db
    .selectFrom('documents')
    .selectAll()
    .where('firm_id', '=', firmId)
    .where('id', '=', id)
    .where(hasClient)
    .$if(options.deleted !== true, (query) => query.where('deleted_at', 'is', null))
    .$if(options.lock === true, (query) => query.forUpdate())
    .executeTakeFirst();
  if (row === undefined) throw new Problem('documentNotFound');
  return row;
}

/** The id of the filter that a document is in; null if it is in none, or in one that was deleted. */
export async function filterOf(db: Database, { filter_id: id }: Pick<DocumentRow, 'filter_id'>) {
  if (id === null) return null;
  const filter = await db.selectFrom('filters').select('id').where('id', '=', id).executeTakeFirst();
  return filter?.id ?? null;
}

/** Returns the firm's client; a missing or another firm's client throws the same 404. */
export async function findClient(
  db: Database,
  firmId: number,
  id: number,
): Promise<{ id: number; name: string; contact_name: string }> {
  const row = await db
    .selectFrom('clients')
    .select(['id', 'name', 'contact_name'])
    .where('firm_id', '=', firmId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}
