import type { Schemas } from '@countersign/api-client/contract';
import type { Database } from '../../app.ts';

/** Entries of one history that are shown; the contract's limit. */
const longest = 10_000;

/** What happened to a document, newest first. */
export async function documentHistory(
  db: Database,
  firmId: number,
  documentId: number,
): Promise<Schemas['AuditEntry'][]> {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['seq', 'title', 'short_desc', 'user_full_name', 'at', 'outcome'])
    .where('firm_id', '=', firmId)
    .where('document_id', '=', documentId)
    .orderBy('seq', 'desc')
    .limit(longest)
    .execute();
  return rows.map((row) => ({
    Id: row.seq,
    Title: row.title,
    ShortDesc: row.short_desc,
    UserFullName: row.user_full_name,
    DateTime: row.at.toISOString(),
    Outcome: row.outcome,
  }));
}
