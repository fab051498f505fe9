import { appendAudit } from '../domain/audit.ts';
import type { Tx } from '../store/schema.ts';
import { uploadEntry } from './history.ts';

/** Each entry is hashed after the one before it, outside the database: of more documents, only the newest have one. */
const most = 100_000;

/** Begins the history of the newest documents with their upload, oldest first. */
export async function addUploads(tx: Tx, firmId: number): Promise<void> {
  const rows = await tx
    .selectFrom('documents')
    .innerJoin('clients', 'clients.id', 'documents.client_id')
    .select(['documents.id', 'client_id', 'name', 'title', 'extension'])
    .select(['created_by', 'created_by_login_id', 'documents.created_at'])
    .where('documents.firm_id', '=', firmId)
    .orderBy('documents.created_at', 'desc')
    .orderBy('documents.id', 'desc')
    .limit(most)
    .execute();
  const entries = rows.toReversed().map((row) =>
    uploadEntry({
      id: row.id,
      client: { id: row.client_id, name: row.name },
      creator: { loginId: row.created_by_login_id, name: row.created_by },
      title: row.title,
      file: row,
      createdAt: row.created_at,
    }),
  );
  await appendAudit(
    tx,
    firmId,
    entries.map((entry) => ({ ...entry, firmId, outcome: 'done' })),
  );
}
