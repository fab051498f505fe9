import { sql, type Kysely } from 'kysely';

/**
 * Which task's outcome an email reports, so that what is said about it follows from its delivery, and whether a lock
 * ended because its signer left. The count of queued emails, which said neither, goes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table outbox add column task_id integer references signing_tasks`,
  `create index outbox_task on outbox (task_id) where task_id is not null`,
  `alter table signing_tasks drop column firm_told`,
  `alter table signing_locks add column released boolean not null default false`,
];
