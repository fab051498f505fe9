import { sql, type Kysely } from 'kysely';

/** A job that assigns documents to a filter remembers where each of them was, so that another one can put it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // 0: in no filter; null: it was not assigned. No reference: the filter may be deleted meanwhile.
  `alter table document_job_items add column earlier_filter_id integer`,
  `alter table document_jobs
    add column undo_of integer,
    add check (undo_of is null or action = 'assign')`,
  // One that did not come to its end leaves room for another.
  `create unique index document_jobs_undone on document_jobs (undo_of)
    where retry_of is null and state in ('queued', 'running', 'completed')`,
];
