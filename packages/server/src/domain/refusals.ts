import type { Database } from '../app.ts';
import { appendAudit, type AuditEntry } from './audit.ts';
import { countRepeats } from './repeats.ts';

export interface RefusedAttempt extends Omit<AuditEntry, 'outcome'> {
  /** Why: the error's code, or the fact that says more than the code. */
  code: string;
}

/** Records a refused attempt; more of the same person, operation, document and reason are counted. */
export async function noteRefusal(tx: Database, { code, ...entry }: RefusedAttempt): Promise<void> {
  const key = JSON.stringify([
    entry.firmId,
    entry.loginId,
    entry.userFullName,
    entry.operation,
    entry.documentId ?? null,
    code,
  ]);
  const refused = { key, entry: { ...entry, outcome: 'refused' as const } };
  await appendAudit(tx, entry.firmId, await countRepeats(tx, entry.at, [refused]));
}
