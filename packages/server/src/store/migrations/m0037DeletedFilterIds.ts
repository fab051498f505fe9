import { sql, type Kysely } from 'kysely';

/**
 * Documents keep the id of a filter that is deleted: taking thousands of them out of it rewrites each in all indexes,
 * for which the one who deletes it, and on the embedded database everybody else, would wait. Such a document is in no
 * filter; the ids are removed later, a few at a time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Event of each client whose documents were changed; an id that leads nowhere is removed without one. */
const noteDocuments = `
  insert into change_events (firm_id, kind, client_id, document_ids, login_id)
  select firm_id, 'documents', client_id, case when count(*) <= 20 then jsonb_agg(id order by id) end, acting_login()
  from changed where coalesce(current_setting('countersign.quiet', true), '') <> 'on' group by firm_id, client_id`;

const statements = [
  `alter table documents drop constraint documents_filter_id_fkey`,
  `create or replace function note_documents() returns trigger language plpgsql as $$
  begin ${noteDocuments};
    return null;
  end $$`,
];
