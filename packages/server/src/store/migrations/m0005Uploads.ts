import { sql, type Kysely } from 'kysely';

/**
 * Chunks are written at their place in a draft file, named by `draft_key`, in place of a file each; digests are
 * computed after the response, so that a version may be without one for a moment. Chunks of unfinished uploads
 * in the old form are forgotten: their senders are asked for them again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `delete from upload_chunks`,
  `alter table upload_chunks drop column sha256`,
  `alter table upload_chunks rename column blob_key to draft_key`,
  `create index upload_chunks_by_draft on upload_chunks (draft_key)`,
  `alter table uploads drop constraint uploads_check`,
  `alter table uploads add constraint uploads_complete
    check (state = 'open' or (blob_key is not null and total_size is not null))`,
  `create index uploads_unfinished on uploads (created_at) where state <> 'registered'`,
  `create index uploads_unread on uploads (blob_key) where sha256 is null`,
  `alter table document_versions alter column sha256 drop not null`,
  `create index document_versions_unread on document_versions (blob_key) where sha256 is null`,
  `create index download_tickets_by_expiry on download_tickets (expires_at)`,
  `create index rate_limits_by_reset on rate_limits (resets_at)`,
];
