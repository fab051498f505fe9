import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date, Date>;
type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
type WithDefault<T> = ColumnType<T, T | undefined, T>;

export type JobAction = 'delete' | 'assign' | 'resendPins' | 'removeTask' | 'restore';
export type JobState = 'queued' | 'running' | 'completed' | 'cancelled' | 'stopped';

export interface DocumentJobsTable {
  id: Generated<number>;
  firm_id: number;
  client_id: number;
  /** Who started it. */
  login_id: number;
  action: JobAction;
  /** For `assign`: the filter, 0 for none. Of one that undoes another: the filter that the other assigned. */
  filter_id: Maybe<number>;
  /** Whether it was started in a session with a second factor. */
  mfa: boolean;
  state: WithDefault<JobState>;
  /** Type of the error that stopped it. */
  reason: Maybe<string>;
  total: number;
  done: WithDefault<number>;
  failed: WithDefault<number>;
  /** Of those that are done: how many needed nothing. */
  unchanged: WithDefault<number>;
  /** Every item up to this document id was tried. */
  position: WithDefault<number>;
  retry_of: Maybe<number>;
  /** The job that it undoes. */
  undo_of: Maybe<number>;
  created_at: Moment;
  /** When its last documents were done: jobs take turns. */
  worked_at: MaybeMoment;
  /** How often in a row its next documents could not be tried. */
  failures: WithDefault<number>;
  /** It has no turn before that; null: it has. */
  wait_until: MaybeMoment;
  ended_at: MaybeMoment;
}

/** A document of a job. It is no reference: a job may have been given an id that is unknown. */
export interface DocumentJobItemsTable {
  job_id: number;
  document_id: number;
  /** Type and sentence of the error, if it failed. */
  problem: Maybe<string>;
  message: Maybe<string>;
  /** The document's filter before it was assigned or deleted, 0 for none; null: it was not. */
  earlier_filter_id: Maybe<number>;
  /** It is done, and needed nothing. */
  unchanged: WithDefault<boolean>;
}

export interface ArchiveEntry {
  /** null: it is no document's. */
  documentId: number | null;
  /** Path inside the archive. */
  name: string;
  /** null: the text is in `text`. */
  blobKey: string | null;
  sha256: string | null;
  text: string;
  /** Bytes. */
  size: number;
  /** ISO 8601. */
  modified: string;
}

export interface ArchiveTicketsTable {
  token_hash: Uint8Array;
  firm_id: number;
  login_id: number;
  file_name: string;
  /** Bytes of the archive. */
  size: number;
  entries: ColumnType<ArchiveEntry[], string, never>;
  expires_at: Moment;
  redeemed_at: MaybeMoment;
  identity_session: Maybe<string>;
}
