import { sql, type Kysely } from 'kysely';

/**
 * Whom each document waits for and when it was signed, in columns of its own, because a list that looks through the
 * tasks and their signers cannot use an index. Triggers write them, whoever changes a task.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // 0 nobody, 1 an account holder of the client, 2 the firm's representative.
  `alter table documents add column waiting_for smallint not null default 0 check (waiting_for between 0 and 2)`,
  `alter table documents add column signed_at timestamptz`,
  // The representative signs after all accounts.
  `create function waiting_for_of(of_document integer) returns smallint language sql stable as $$
    select case
      when bool_or(s.account_id is not null) then 1
      when bool_or(s.employee_id is not null) then 2
      else 0
    end
    from signers s
    join signing_tasks t on t.id = s.task_id and t.state = 'open'
    where s.document_id = of_document and s.status = 'waiting'
  $$`,
  `update documents set waiting_for = waiting_for_of(id)
    where id in (select document_id from signing_tasks where state = 'open')`,
  `update documents d set signed_at = t.closed_at from signing_tasks t
    where t.document_id = d.id and t.state = 'completed'`,
  `create index documents_waiting on documents (client_id, waiting_for, modified_at, id)
    where deleted_at is null and waiting_for <> 0`,
  `create index documents_signed on documents (client_id, signed_at) where deleted_at is null and signed_at is not null`,
  `create function note_waiting_added() returns trigger language plpgsql as $$
  begin
    update documents set waiting_for = waiting_for_of(id) where id in (select document_id from added);
    return null;
  end $$`,
  `create trigger signers_added_waiting after insert on signers referencing new table as added
    for each statement execute function note_waiting_added()`,
  `create function note_waiting() returns trigger language plpgsql as $$
  begin
    update documents set waiting_for = waiting_for_of(id) where id = new.document_id;
    return null;
  end $$`,
  `create trigger signer_answered after update of status on signers
    for each row when (old.status <> new.status) execute function note_waiting()`,
  `create function note_task_closed() returns trigger language plpgsql as $$
  begin
    update documents set
      waiting_for = waiting_for_of(id),
      signed_at = case when new.state = 'completed' then new.closed_at end
    where id = new.document_id;
    return null;
  end $$`,
  `create trigger signing_task_closed after update of state on signing_tasks
    for each row when (old.state <> new.state) execute function note_task_closed()`,
];
