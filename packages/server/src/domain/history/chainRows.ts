import type { Database } from '../../app.ts';
import type { AuditRow } from '../audit.ts';

/** Entries that are in memory at a time. */
const batch = 1000;

/** Reads a document's entries as the chain has them, oldest first, up to one of them, in batches. */
export async function* chainRows(
  db: Database,
  { firmId, documentId, upTo }: { firmId: number; documentId: number; upTo: number },
): AsyncGenerator<readonly AuditRow[]> {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('firm_id', '=', firmId)
      .where('document_id', '=', documentId)
      .where('seq', '>', last)
      .where('seq', '<=', upTo)
      .orderBy('seq')
      .limit(batch)
      .execute();
    const end = rows.at(-1);
    if (end === undefined) return;
    yield rows;
    last = end.seq;
  }
}
