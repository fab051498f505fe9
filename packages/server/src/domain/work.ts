import type { App, Database } from '../app.ts';
import type { AuditNote } from './audit.ts';
import type { Caller, Principal } from './caller.ts';
import type { Mail } from './outbox.ts';

/** One unit of work: its caller, its transaction, and the functions that record what it did. */
export interface Work<Who extends Principal = Caller> {
  app: App;
  caller: Who;
  /**
   * The database to use: in a write, the transaction that everything happens in. `app.db` must not be used
   * inside a write: on the embedded database it would wait for the transaction that waits for it.
   */
  tx: Database;
  /** The start of the work, by the app's clock. */
  now: Date;
  /** Adds an entry to the firm's chain; written at the end, in the same transaction. */
  audit(note: AuditNote): void;
  /**
   * Sets the subject of this work, for the entry of a refused attempt. Only objects of the caller's own firm.
   */
  about(subject: { documentId?: number; clientId?: number }): void;
  /** Sent with this transaction, or not at all. */
  mail(mail: Mail): Promise<void>;
}
