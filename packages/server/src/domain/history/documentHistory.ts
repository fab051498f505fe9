import type { Schemas } from '@countersign/api-client/contract';
import type { Database } from '../../app.ts';
import type { DocumentRow } from '../../store/schema.ts';
import type { Caller } from '../caller.ts';
import { findDocument } from '../documents/find.ts';
import { entryKind } from './entryKind.ts';

/** Entries of one history that are shown; the contract's limit. */
const longest = 10_000;

/** The document whose history the caller reads: the history outlives it. */
export function findWithHistory(db: Database, caller: Caller, documentId: number): Promise<DocumentRow> {
  return findDocument(db, caller.firmId, documentId, { deleted: true });
}

/**
 * What happened to a document, newest first.
 *
 * @param after Only entries with a higher number.
 */
export async function documentHistory(
  db: Database,
  firmId: number,
  documentId: number,
  after: number,
): Promise<Schemas['AuditEntry'][]> {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['seq', 'title', 'short_desc', 'user_full_name', 'at', 'outcome', 'operation'])
    .where('firm_id', '=', firmId)
    .where('document_id', '=', documentId)
    .where('seq', '>', after)
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
    Kind: entryKind(row),
  }));
}
