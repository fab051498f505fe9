import { sql, type Kysely } from 'kysely';

/** An open history is told of each new entry, also of those that change no row, such as a preview or a wrong PIN. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table change_events drop constraint change_events_kind_check`,
  `alter table change_events add constraint change_events_kind_check
    check (kind in ('documents', 'filters', 'users', 'reads', 'history'))`,
  `create function note_history() returns trigger language plpgsql as $$
  begin
    insert into change_events (firm_id, kind, client_id, document_ids, login_id)
    select firm_id, 'history', client_id,
      case when count(distinct document_id) <= 20 then jsonb_agg(distinct document_id) end, acting_login()
    from changed where document_id is not null group by firm_id, client_id;
    return null;
  end $$`,
  `create trigger audit_entries_noted after insert on audit_entries referencing new table as changed
    for each statement execute function note_history()`,
];
