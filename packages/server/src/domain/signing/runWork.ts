import type { App, Database } from '../../app.ts';
import { appendAudit, type AuditNote } from '../audit.ts';
import { refusedAttempt } from '../refusedAttempts.ts';
import { enqueueMail } from '../outbox.ts';
import { Problem } from '../../errors.ts';
import type { SigningWork } from './work.ts';

export interface WorkOrder {
  /** Name of what is done, for the history. */
  operation: string;
  firmId: number;
  documentId: number;
  actor: SigningWork['actor'];
}

/**
 * Does one unit of work of the signing site in one transaction, with its history and mails. A refusal rolls
 * everything back but for one that says `keep`; either way the attempt is written to the history.
 */
export async function runWork<T>(
  app: App,
  order: WorkOrder,
  run: (work: SigningWork) => Promise<T>,
): Promise<T> {
  const { firmId, actor } = order;
  const now = app.clock.now();
  const write = (tx: Database, notes: readonly AuditNote[], outcome: 'done' | 'refused') =>
    appendAudit(
      tx,
      firmId,
      notes.map((note) => ({
        ...note,
        firmId,
        at: now,
        operation: order.operation,
        outcome,
        loginId: actor.loginId,
        userFullName: actor.name,
      })),
    );
  async function inTransaction(tx: Database): Promise<{ value: T } | { refused: Problem }> {
    const notes: AuditNote[] = [];
    const audit = (note: AuditNote) => void notes.push(note);
    const mail: SigningWork['mail'] = (message) => enqueueMail(tx, message, now, firmId);
    try {
      const value = await run({ app, tx, now, firmId, actor, audit, mail });
      await write(tx, notes, 'done');
      return { value };
    } catch (error) {
      if (!(error instanceof Problem) || error.options.keep !== true) throw error;
      await write(tx, notes, 'refused');
      return { refused: error };
    }
  }
  try {
    const outcome = await app.db.transaction().execute(inTransaction);
    if ('refused' in outcome) throw outcome.refused;
    return outcome.value;
  } catch (error) {
    if (error instanceof Problem && error.options.keep !== true) {
      const refusal = {
        documentId: order.documentId,
        ...refusedAttempt(order.operation, error.code, actor.name),
      };
      await app.db.transaction().execute((tx) => write(tx, [refusal], 'refused'));
    }
    throw error;
  }
}
