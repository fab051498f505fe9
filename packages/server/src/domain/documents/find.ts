import type { Database } from '../../app.ts';
import { notFound, Problem } from '../../errors.ts';
import type { DocumentRow } from '../../store/schema.ts';

interface FindOptions {
  /** Keeps the row from changing until the transaction ends. */
  lock?: boolean;
}

/** The firm's document; what is missing, deleted, or another firm's throws the same 404. */
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
    .where('deleted_at', 'is', null)
    .$if(options.lock === true, (query) => query.forUpdate())
    .executeTakeFirst();
  if (row === undefined) throw new Problem('documentNotFound');
  return row;
}

/** The firm's client, with the same 404 for what is missing and what is foreign. */
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
