import { sql, type Kysely } from 'kysely';

/** What finds documents: who created them, and for whom they wait. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create index documents_created on documents (client_id, created_by_login_id, modified_at, id)
    where deleted_at is null`,
  `create index signers_waiting_employee on signers (employee_id, document_id)
    where status = 'waiting' and employee_id is not null`,
];
