import { sql, type Kysely } from 'kysely';

/** Jobs restore deleted documents too. What undoes a job stays as it was: the check of 0031 says which can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The check of 0019 has the name that Postgres gave it; no other one names every action.
  `do $$
  declare name text;
  begin
    for name in select conname from pg_constraint
      where conrelid = 'document_jobs'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%removeTask%'
    loop
      execute format('alter table document_jobs drop constraint %I', name);
    end loop;
  end $$`,
  `alter table document_jobs add constraint document_jobs_known_action
    check (action in ('delete', 'assign', 'resendPins', 'removeTask', 'restore'))`,
];
