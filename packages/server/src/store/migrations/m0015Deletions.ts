import { sql, type Kysely } from 'kysely';

/**
 * Who deleted a document: they can undo it, and Recently deleted names them. What was deleted before takes it from the
 * history, where it says it. The index reads what is deleted of a client, last deleted first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table documents add column deleted_by text, add column deleted_by_login_id integer references logins`,
  `update documents d set deleted_by = e.user_full_name,
    deleted_by_login_id = (select l.id from logins l where l.id = e.login_id)
    from (
      select distinct on (document_id) document_id, user_full_name, login_id from audit_entries
      where document_id is not null and title = 'Document deleted' and outcome = 'done'
      order by document_id, seq desc
    ) e
    where d.deleted_at is not null and e.document_id = d.id`,
  `alter table documents add constraint documents_deleted_by
    check (deleted_at is not null or (deleted_by is null and deleted_by_login_id is null))`,
  `create index documents_deleted on documents (client_id, deleted_at, id) where deleted_at is not null`,
];
