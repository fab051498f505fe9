import { sql, type Kysely } from 'kysely';

/**
 * What was changed, for pages that show it. Statement triggers write it in the transaction of the change, whoever
 * makes it: one row for a client, whatever the number of rows, and nothing if the transaction is rolled back. A reader
 * continues from a snapshot, because ids and times become visible out of order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** More documents of one statement than this are not named. */
const mostNamed = 20;

const named = (id: string) => `case when count(*) <= ${mostNamed} then jsonb_agg(${id} order by ${id}) end`;

/** Runs a function after each statement that inserts, updates or deletes rows; it reads them as `changed`. */
function afterEach(table: string, run: string): string[] {
  const rows = { insert: 'new', update: 'new', delete: 'old' };
  return Object.entries(rows).map(
    ([event, version]) =>
      `create trigger ${table}_${event}_noted after ${event} on ${table} referencing ${version} table as changed
        for each statement execute function ${run}()`,
  );
}

const ofDocuments = `
  insert into change_events (firm_id, kind, client_id, document_ids, login_id)
  select firm_id, 'documents', client_id, ${named('id')}, acting_login()
  from changed group by firm_id, client_id`;

/** What signers do is shown in the row of their document. */
const ofTasks = `
  insert into change_events (firm_id, kind, client_id, document_ids, login_id)
  select d.firm_id, 'documents', d.client_id, ${named('d.id')}, acting_login()
  from (select distinct document_id from changed) c join documents d on d.id = c.document_id
  group by d.firm_id, d.client_id`;

const ofFilters = `
  insert into change_events (firm_id, kind, client_id, login_id)
  select distinct firm_id, 'filters', client_id, acting_login() from changed`;

const ofUsers = `
  insert into change_events (firm_id, kind, login_id)
  select distinct firm_id, 'users', acting_login() from changed`;

function noting(name: string, statement: string): string {
  return `create function ${name}() returns trigger language plpgsql as $$
  begin ${statement};
    return null;
  end $$`;
}

const statements = [
  `create table change_events (
    id bigint generated always as identity primary key,
    firm_id integer not null,
    kind text not null check (kind in ('documents', 'filters', 'users')),
    client_id integer,
    document_ids jsonb,
    login_id integer,
    transaction_id xid8 not null default pg_current_xact_id(),
    at timestamptz not null default clock_timestamp()
  )`,
  `create index change_events_by_transaction on change_events (transaction_id)`,
  // The transaction of a write says whose it is; others do not know.
  `create function acting_login() returns integer language sql stable as $$
    select nullif(current_setting('countersign.login_id', true), '')::integer
  $$`,
  noting('note_documents', ofDocuments),
  noting('note_tasks', ofTasks),
  noting('note_filters', ofFilters),
  noting('note_users', ofUsers),
  ...afterEach('documents', 'note_documents'),
  ...afterEach('signing_tasks', 'note_tasks'),
  ...afterEach('signers', 'note_tasks'),
  ...afterEach('filters', 'note_filters'),
  ...['accounts', 'employees', 'client_accounts', 'client_subscriptions'].flatMap((table) =>
    afterEach(table, 'note_users'),
  ),
  noting(
    'note_login',
    `
  insert into change_events (firm_id, kind, login_id)
  select firm_id, 'users', acting_login() from employees where login_id = new.id
  union select firm_id, 'users', acting_login() from accounts where login_id = new.id`,
  ),
  `create trigger login_noted after update of given_name, surname, email, mfa_enabled on logins for each row when (
    (old.given_name, old.surname, old.email, old.mfa_enabled)
      is distinct from (new.given_name, new.surname, new.email, new.mfa_enabled)
  ) execute function note_login()`,
  noting('wake_readers', `perform pg_notify('countersign_events', '') from added limit 1`),
  `create trigger change_events_wake after insert on change_events referencing new table as added
    for each statement execute function wake_readers()`,
];
