import { sql, type Kysely } from 'kysely';
import { createLongIndex } from '../longIndexes.ts';

/**
 * What finds documents: who created them, for whom they wait, and whether the reader has read them. Of read marks,
 * only what differs from the reader's position is stored (0033-read-marks).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  createLongIndex('documents_created'),
  createLongIndex('signers_waiting_employee'),
  // For each login: documents up to this id count as read, those after it as unread, unless document_reads says otherwise.
  `create table read_marks (
    login_id integer primary key references logins on delete cascade,
    up_to integer not null default 0,
    version bigint not null default 0
  )`,
  `create table document_reads (
    login_id integer not null references logins on delete cascade,
    document_id integer not null references documents on delete cascade,
    is_read boolean not null,
    primary key (login_id, document_id)
  )`,
  `create index document_reads_document on document_reads (document_id)`,
  `insert into read_marks (login_id, up_to)
    select distinct login_id, (select coalesce(max(id), 0) from documents) from employees where deleted_at is null`,
  // What was there before somebody joined is nothing that they have to catch up on.
  `create function begin_read_marks() returns trigger language plpgsql as $$
  begin
    insert into read_marks (login_id, up_to) values (new.login_id, (select coalesce(max(id), 0) from documents))
    on conflict do nothing;
    return null;
  end $$`,
  `create trigger employee_joined after insert on employees for each row execute function begin_read_marks()`,
  `alter table change_events drop constraint change_events_kind_check`,
  `alter table change_events add constraint change_events_kind_check
    check (kind in ('documents', 'filters', 'users', 'reads'))`,
  `create function note_reads() returns trigger language plpgsql as $$
  begin
    insert into read_marks as r (login_id, version) select distinct login_id, 1 from changed
    on conflict (login_id) do update set version = r.version + 1;
    insert into change_events (firm_id, kind, client_id, document_ids, login_id)
    select d.firm_id, 'reads', d.client_id,
      case when count(*) <= 20 then jsonb_agg(d.id order by d.id) end, c.login_id
    from changed c join documents d on d.id = c.document_id group by d.firm_id, d.client_id, c.login_id;
    return null;
  end $$`,
  `create trigger document_reads_inserted after insert on document_reads referencing new table as changed
    for each statement execute function note_reads()`,
  `create trigger document_reads_updated after update on document_reads referencing new table as changed
    for each statement execute function note_reads()`,
];
