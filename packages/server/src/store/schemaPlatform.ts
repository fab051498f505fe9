import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Moment = ColumnType<Date, Date, Date>;
type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
type WithDefault<T> = ColumnType<T, T | undefined, T>;

export type UploadState = 'open' | 'committed' | 'registered';

export interface UploadsTable {
  identifier: string;
  firm_id: number;
  login_id: number;
  state: WithDefault<UploadState>;
  original_name: Maybe<string>;
  total_chunks: Maybe<number>;
  chunk_size: Maybe<number>;
  /** Bytes. */
  total_size: Maybe<number>;
  /** Set when every chunk is there. */
  blob_key: Maybe<string>;
  /** Null until the file was read once more, moments later (files/fingerprint.ts). */
  sha256: Maybe<string>;
  created_at: Moment;
  /** When its file was whole, then when it was committed: until then it waits for its sender. */
  committed_at: MaybeMoment;
}

export interface UploadChunksTable {
  identifier: string;
  /** From 1. */
  number: number;
  size: number;
  /** The draft that contains it, at the offset `(number - 1) * chunk_size`. */
  draft_key: string;
  received_at: Moment;
}

export interface DownloadTicketsTable {
  token_hash: Uint8Array;
  firm_id: number;
  login_id: Maybe<number>;
  document_id: Maybe<number>;
  blob_key: string;
  file_name: string;
  content_type: string;
  size: number;
  disposition: 'attachment' | 'inline';
  /** Until when it may be redeemed. */
  expires_at: Moment;
  redeemed_at: MaybeMoment;
  /** SHA-256 of what the redeemer must show again for range requests. */
  redeemer_hash: Maybe<Uint8Array>;
  /** Whether the file was made for this link alone, and is deleted with it. */
  is_only_use: WithDefault<boolean>;
  /** The session that asked for it: `uid` of the identity site's, or hash of the token of the signing site's. */
  identity_session: Maybe<string>;
  signing_session: Maybe<Uint8Array>;
}

/** A history that is written when its link is redeemed. */
export interface HistoryTicketsTable {
  token_hash: Uint8Array;
  firm_id: number;
  login_id: number;
  format: 'csv' | 'json';
  head: ColumnType<HistoryHead, string, never>;
  file_name: string;
  expires_at: Moment;
  redeemed_at: MaybeMoment;
  identity_session: Maybe<string>;
}

/** What a history says of itself before its entries. */
export interface HistoryHead {
  firm: { id: number; name: string };
  document: { id: number; fileName: string };
  /** ISO 8601. */
  exportedAt: string;
  exportedBy: string;
  timeZone: string;
  /** Number and hash, in hexadecimal, of the last entry of the firm's chain when it was read. */
  chain: { seq: number; hash: string };
}

export type AuditOutcome = 'done' | 'refused';

/** A link of the firm's chain: `hash` covers the row's content and `prev_hash`. */
export interface AuditEntriesTable {
  id: Generated<number>;
  firm_id: number;
  /** From 1, without gaps. */
  seq: number;
  at: Moment;
  operation: string;
  outcome: AuditOutcome;
  document_id: Maybe<number>;
  client_id: Maybe<number>;
  login_id: Maybe<number>;
  title: string;
  short_desc: string;
  user_full_name: string;
  prev_hash: Uint8Array;
  hash: Uint8Array;
}

export interface AuditHeadsTable {
  firm_id: number;
  seq: number;
  hash: Uint8Array;
}

/** As the contract names them: the domain passes them on, which only compiles while they are the same. */
export type ChangeKind = 'documents' | 'filters' | 'users' | 'reads' | 'history';

/** Written by triggers; deleted after an hour. */
export interface ChangeEventsTable {
  id: GeneratedAlways<number>;
  firm_id: number;
  kind: ChangeKind;
  /** null: it concerns the whole firm. */
  client_id: Maybe<number>;
  /** null: they are many, or it is about something else. Written as JSON text. */
  document_ids: ColumnType<number[] | null, string | null | undefined, never>;
  /** Who did it, if the transaction said so. */
  login_id: Maybe<number>;
  /** Compared in SQL only. */
  transaction_id: GeneratedAlways<string>;
  at: GeneratedAlways<Date>;
}

export interface IdempotencyKeysTable {
  /** Sender, such as `login:12`. */
  scope: string;
  key: string;
  operation: string;
  /** Keyed, as is the seal of the reply. */
  body_hash: Uint8Array;
  status: Maybe<number>;
  reply: Maybe<Uint8Array>;
  created_at: Moment;
}

export interface OutboxTable {
  id: Generated<number>;
  firm_id: Maybe<number>;
  /** Without angle brackets; makes a second delivery recognisable. */
  message_id: string;
  to_address: string;
  subject: string;
  body_text: string;
  body_html: Maybe<string>;
  created_at: Moment;
  next_attempt_at: Moment;
  /** Until then it is tried. */
  expires_at: Moment;
  /** Whose PIN is in it. */
  signer_id: Maybe<number>;
  /** The task whose outcome it reports. */
  task_id: Maybe<number>;
  attempts: WithDefault<number>;
  sent_at: MaybeMoment;
  failed_at: MaybeMoment;
  last_error: Maybe<string>;
  /** When the history is to say that it was sent or abandoned; null before that and afterwards. */
  note_at: MaybeMoment;
  /** How often that was tried. */
  note_attempts: WithDefault<number>;
}

export interface CapturedMailTable {
  id: Generated<number>;
  message_id: string;
  from_address: string;
  to_address: string;
  subject: string;
  body_text: string;
  body_html: Maybe<string>;
  received_at: Moment;
}

export interface ServerKeysTable {
  name: string;
  sealed: Uint8Array;
  created_at: Moment;
}

export interface OidcRecordsTable {
  model: string;
  id: string;
  payload: ColumnType<Record<string, unknown>, string, string>;
  grant_id: Maybe<string>;
  uid: Maybe<string>;
  user_code: Maybe<string>;
  account_id: Maybe<string>;
  expires_at: MaybeMoment;
  consumed_at: MaybeMoment;
  /** Of sessions: to the minute. */
  used_at: ColumnType<Date, Date | undefined, Date>;
}

export interface RateLimitsTable {
  /** Such as `sign-in:address:127.0.0.1`. */
  bucket: string;
  count: number;
  resets_at: Moment;
}

export interface RepeatedEntriesTable {
  /** Who did or attempted what, and why it was refused. */
  key: string;
  firm_id: number;
  operation: string;
  outcome: AuditOutcome;
  document_id: Maybe<number>;
  client_id: Maybe<number>;
  login_id: Maybe<number>;
  title: string;
  short_desc: string;
  user_full_name: string;
  /** How many came after the first, which the history has. */
  repeats: number;
  ends_at: Moment;
}

export interface SystemSettingsTable {
  name: string;
  value: string;
}
