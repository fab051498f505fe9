import { sql, type Kysely } from 'kysely';

/** A job that deletes remembers the filter of what it has deleted, as one that assigns does, so that it can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The check of 0027 has the name that Postgres gave it.
  `do $$
  declare name text;
  begin
    for name in select conname from pg_constraint
      where conrelid = 'document_jobs'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%undo_of%'
    loop
      execute format('alter table document_jobs drop constraint %I', name);
    end loop;
  end $$`,
  `alter table document_jobs add constraint document_jobs_undoable
    check (undo_of is null or action in ('assign', 'delete'))`,
];
