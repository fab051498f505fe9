import { sql, type Kysely } from 'kysely';

/** A filter that was deleted is remembered with what is below it and in it, so that this can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Its ids are no references: the filter is gone, and its parent and its documents may go too.
  `create table deleted_filters (
    filter_id integer primary key,
    firm_id integer not null,
    client_id integer not null,
    parent_id integer,
    place integer not null,
    filters jsonb not null,
    contents jsonb not null,
    deleted_at timestamptz not null,
    deleted_by_login_id integer not null,
    foreign key (firm_id, client_id) references clients (firm_id, id) on delete cascade
  )`,
  `create index deleted_filters_by_time on deleted_filters (deleted_at)`,
];
