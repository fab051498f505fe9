import { sql } from 'kysely';
import type { Database } from '../../app.ts';
import type { DocumentRow, SignerRow, TaskRow } from '../../store/schema.ts';

/** A signer with the person behind it. */
export interface TaskSigner extends SignerRow {
  login_id: number;
  /** Of their login, as tokens name it. */
  subject: string;
  given_name: string;
  surname: string;
  email: string;
}

export interface SigningTask extends TaskRow {
  /** In signing order; the firm's representative last. */
  signers: TaskSigner[];
}

export function fullName(person: { given_name: string; surname: string }): string {
  return `${person.given_name} ${person.surname}`.trim();
}

/** The document of that firm with its row locked until the transaction ends; what changes a task starts here. */
export async function lockDocument(
  tx: Database,
  firmId: number,
  documentId: number,
): Promise<DocumentRow | undefined> {
  return tx
    .selectFrom('documents')
    .selectAll()
    .where('firm_id', '=', firmId)
    .where('id', '=', documentId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The document's task that was not removed, open or closed; `null` when there is none. */
export async function readTask(db: Database, documentId: number): Promise<SigningTask | null> {
  const task = await db
    .selectFrom('signing_tasks')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('state', '<>', 'removed')
    .executeTakeFirst();
  return task === undefined ? null : { ...task, signers: await readSigners(db, task.id) };
}

/** The task of a signer, whatever its state: a removed one too. `null` when there is no such signer. */
export async function readSignerTask(db: Database, signerId: number): Promise<SigningTask | null> {
  const task = await db
    .selectFrom('signing_tasks')
    .innerJoin('signers', 'signers.task_id', 'signing_tasks.id')
    .selectAll('signing_tasks')
    .where('signers.id', '=', signerId)
    .executeTakeFirst();
  return task === undefined ? null : { ...task, signers: await readSigners(db, task.id) };
}

async function readSigners(db: Database, taskId: number): Promise<TaskSigner[]> {
  return db
    .selectFrom('signers')
    .leftJoin('accounts', 'accounts.id', 'signers.account_id')
    .leftJoin('employees', 'employees.id', 'signers.employee_id')
    .innerJoin('logins', (join) =>
      join.on('logins.id', '=', sql<number>`coalesce(accounts.login_id, employees.login_id)`),
    )
    .selectAll('signers')
    .select([
      'logins.id as login_id',
      'logins.subject',
      'logins.given_name',
      'logins.surname',
      'logins.email',
    ])
    .where('signers.task_id', '=', taskId)
    .orderBy('signers.position')
    .execute();
}

/** Whether every account of the task has signed, so that the representative may. */
export function accountsDone(task: SigningTask): boolean {
  return task.signers.every((signer) => signer.employee_id !== null || signer.status === 'signed');
}

/** Returns whether only this signer still has to sign. */
export function isLast(task: SigningTask, signerId: number): boolean {
  return task.signers.every((signer) => signer.id === signerId || signer.status === 'signed');
}

/** Those who can sign now: the accounts that have not, and after all of them the representative. */
export function signersInTurn(task: SigningTask): TaskSigner[] {
  const done = accountsDone(task);
  return task.signers.filter(
    (signer) => signer.status === 'waiting' && (signer.employee_id === null || done),
  );
}
