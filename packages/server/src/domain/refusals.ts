import type { Database } from '../app.ts';
import { appendAudit, type AuditEntry } from './audit.ts';
import { countRepeats, type Repeatable } from './repeats.ts';

export interface RefusedAttempt extends Omit<AuditEntry, 'outcome'> {
  /** Why: the error's code, or the fact that says more than the code. */
  code: string;
}

/** Records a refused attempt; more of the same person, operation, document and reason are counted. */
export async function noteRefusal(tx: Database, refused: RefusedAttempt): Promise<void> {
  await noteRefusals(tx, [refused]);
}

/** Records the attempts that one request made in vain, of one firm; their documents or reasons differ. */
export async function noteRefusals(tx: Database, refused: readonly RefusedAttempt[]): Promise<void> {
  const [first] = refused;
  if (first === undefined) return;
  await appendAudit(tx, first.firmId, await countRepeats(tx, first.at, refused.map(repeatable)));
}

function repeatable({ code, ...entry }: RefusedAttempt): Repeatable {
  const key = JSON.stringify([
    entry.firmId,
    entry.loginId,
    entry.userFullName,
    entry.operation,
    entry.documentId ?? null,
    code,
  ]);
  return { key, entry: { ...entry, outcome: 'refused' } };
}
