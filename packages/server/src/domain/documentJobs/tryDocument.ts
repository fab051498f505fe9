import { sql } from 'kysely';
import { databaseCode, transient } from '../../databaseErrors.ts';
import { Problem } from '../../errors.ts';
import { entriesOf, type AuditEntry, type AuditNote } from '../audit.ts';
import { refusalOf } from '../refusalOf.ts';
import type { RefusedAttempt } from '../refusals.ts';
import { sendMail } from '../signing/sendMail.ts';
import type { Work } from '../work.ts';
import { actionOf, type JobItem } from './actions.ts';
import type { JobRow } from './jobs.ts';

export interface Tried {
  /** null: it succeeded. */
  problem: Problem | null;
  /** Whether it was changed. */
  isChanged: boolean;
  entries: AuditEntry[];
  refusal: RefusedAttempt | null;
}

/** Postgres says that a lock was not to be had in time. */
export const lockTimeout = '55P03';

/** What ends the whole transaction: Postgres wants it tried again, or another one holds what it needs. */
const ofTransaction = new Set([...transient, lockTimeout]);

/**
 * Does one document of a job in the job's transaction, as its operation does it in one of its own: what it did is
 * undone where it fails, and the failure is in the history, unless it was foreseen.
 *
 * @throws what the whole transaction must be tried again for
 */
export async function tryDocument(
  shared: Pick<Work, 'app' | 'tx' | 'caller'>,
  job: JobRow,
  item: JobItem,
): Promise<Tried> {
  const { documentId, found } = item;
  const { app, tx, caller } = shared;
  const { operation, needsNothing, foreseenRefusal, count, run } = actionOf(job);
  const now = app.clock.now();
  const notes: AuditNote[] = [];
  const subject: { documentId?: number; clientId?: number } = {};
  const work: Work = {
    ...shared,
    now,
    audit: (note) => void notes.push(note),
    about: (about) => void Object.assign(subject, about),
    mail: (mail) => sendMail(tx, mail, now, caller.firmId),
  };
  if (found !== undefined && needsNothing?.(found, job, item) === true)
    return { problem: null, isChanged: false, entries: [], refusal: null };
  const foreseen = found === undefined ? null : (foreseenRefusal?.(found, job) ?? null);
  if (foreseen !== null)
    return { problem: new Problem(foreseen), isChanged: false, entries: [], refusal: null };
  await sql`savepoint document`.execute(tx);
  try {
    if (found === undefined) throw new Problem('documentNotFound');
    if (count !== undefined) {
      await count(work, documentId);
      await sql`savepoint document`.execute(tx);
    }
    await run(work, item, job);
    await sql`release savepoint document`.execute(tx);
    const entries = entriesOf(notes, caller, { at: now, operation, outcome: 'done' });
    return { problem: null, isChanged: true, entries, refusal: null };
  } catch (error) {
    const code = databaseCode(error);
    if (code !== null && ofTransaction.has(code)) throw error;
    await sql`rollback to savepoint document`.execute(tx);
    const problem = asProblem(error, code, found);
    if (problem.code === 'serverFailed')
      app.log.error({ err: error, job: job.id, documentId }, 'a document of a job failed');
    const refusal = refusalOf(problem, { operation, caller, subject, at: now });
    return { problem, isChanged: false, entries: [], refusal };
  }
}

function asProblem(error: unknown, code: string | null, found: JobItem['found']): Problem {
  // Its operation can't tell it from one that never was. Here it is known, and may be restored.
  if (error instanceof Problem && error.code === 'documentNotFound' && found?.deleted === true)
    return new Problem('documentDeleted', { cause: error });
  if (error instanceof Problem) return error;
  return new Problem(code === '23505' ? 'changedMeanwhile' : 'serverFailed', { cause: error });
}
