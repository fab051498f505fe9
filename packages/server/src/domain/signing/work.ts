import type { App, Database } from '../../app.ts';
import type { AuditNote } from '../audit.ts';
import type { Mail } from '../outbox.ts';

/** One unit of work on a task: everything it writes, including emails, commits or rolls back with `tx`. */
export interface SigningWork {
  app: App;
  tx: Database;
  now: Date;
  firmId: number;
  /** Name of the acting user in the history. */
  actor: { name: string; loginId: number | null };
  audit(note: AuditNote): void;
  mail(mail: Mail): Promise<void>;
}
