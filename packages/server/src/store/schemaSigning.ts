import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date, Date>;
type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
type WithDefault<T> = ColumnType<T, T | undefined, T>;
type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

export type TaskState = 'open' | 'completed' | 'declined' | 'removed';

export interface SigningTasksTable {
  id: Generated<number>;
  firm_id: number;
  document_id: number;
  /** 3 SECURESIGN or 5 CLICKTOSIGN (6 and 7 belong to the agreement service). */
  action_type: number;
  state: WithDefault<TaskState>;
  created_by: string;
  created_by_login_id: Maybe<number>;
  created_at: Moment;
  closed_at: MaybeMoment;
}

export type SignerStatus = 'waiting' | 'signed' | 'declined';

/** Position of a stamp, in fractions of the displayed page. */
export interface SignatureLocation {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface SignersTable {
  id: Generated<number>;
  firm_id: number;
  task_id: number;
  document_id: number;
  /** Exactly one of the two is set. */
  account_id: Maybe<number>;
  employee_id: Maybe<number>;
  position: number;
  field_name: Maybe<string>;
  locations: MaybeJson<SignatureLocation[]>;
  status: WithDefault<SignerStatus>;
  signed_at: MaybeMoment;
  declined_at: MaybeMoment;
  comment: Maybe<string>;
  pin_hmac: Maybe<Uint8Array>;
  pin_expires_at: MaybeMoment;
  pin_tries: WithDefault<number>;
  pin_dead: WithDefault<boolean>;
  /** When the first PIN was sent; null if that is not known. */
  pin_first_sent_at: MaybeMoment;
  /** When the latest PIN was sent; null if that is not known. */
  pin_sent_at: MaybeMoment;
  /** How many PINs they were sent. */
  pin_sends: WithDefault<number>;
  link_token_hash: Maybe<Uint8Array>;
  /** Fence of the lock for which the history last recorded that they opened the document. */
  opened_fence: Maybe<number>;
}

/** The row stays when the lock is released: its fence only grows. */
export interface SigningLocksTable {
  document_id: number;
  firm_id: number;
  signer_id: Maybe<number>;
  fence: number;
  expires_at: Moment;
  /** Whether the signer left before the lock expired. */
  released: WithDefault<boolean>;
}

/** A prepared signature, and the seal where it is the last one; counts only under the same fence. */
export interface SigningDraftsTable {
  document_id: number;
  firm_id: number;
  signer_id: number;
  fence: number;
  /** The version that was signed; must still be the current one at the commit. */
  base_version_id: number;
  signed_at: Moment;
  blob_key: string;
  sha256: string;
  size: number;
  sealed_blob_key: Maybe<string>;
  sealed_sha256: Maybe<string>;
  sealed_size: Maybe<number>;
}

export interface SigningTicketsTable {
  token_hash: Uint8Array;
  firm_id: number;
  document_id: number;
  signer_id: number;
  fence: number;
  /** `uid` of the portal session that asked for the ticket. */
  identity_session: Maybe<string>;
  expires_at: Moment;
  redeemed_at: MaybeMoment;
}

/** A sign-in that left for the identity site: what has to be remembered until it comes back. */
export interface PendingLogin {
  state: string;
  nonce: string;
  verifier: string;
  signerId: number;
  /** The session that waits for the sign-in, by the hash of its token, in hex. */
  session: string;
}

export interface SigningSessionsTable {
  token_hash: Uint8Array;
  firm_id: Maybe<number>;
  login_id: Maybe<number>;
  document_id: Maybe<number>;
  signer_id: Maybe<number>;
  fence: Maybe<number>;
  /** `uid` of the identity site's session that this one came from; it ends with that. */
  identity_session: Maybe<string>;
  data: MaybeJson<PendingLogin>;
  created_at: Moment;
  expires_at: Moment;
}

export interface SignSettingsTable {
  firm_id: number;
  attach_audit_report: WithDefault<boolean>;
  reminders_enabled: WithDefault<boolean>;
  reminder_duration_days: WithDefault<number>;
}
