import type { Schemas } from '@countersign/api-client/contract';
import type { Database } from '../../app.ts';

type Changed = Pick<Schemas['Document'], 'Id' | 'CreatedBy' | 'CreatedDate' | 'ModifiedDate'>;

/**
 * Who made the last change of a document: its history has an entry of the same moment. null if it has none, as for what
 * was imported.
 */
export async function lastChangedBy(db: Database, document: Changed): Promise<string | null> {
  if (document.ModifiedDate === document.CreatedDate) return document.CreatedBy;
  const entry = await db
    .selectFrom('audit_entries')
    .select('user_full_name')
    .where('document_id', '=', document.Id)
    .where('outcome', '=', 'done')
    .where('at', '=', new Date(document.ModifiedDate))
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  return entry?.user_full_name ?? null;
}
