import type { ColumnType, Generated, GeneratedAlways, Selectable, Transaction } from 'kysely';
import type * as filters from './schemaFilters.ts';
import type * as jobs from './schemaJobs.ts';
import type * as platform from './schemaPlatform.ts';
import type * as signing from './schemaSigning.ts';
import type * as views from './schemaViews.ts';

/*
 * One interface for each table, as the migrations make it. `int8` columns arrive as numbers, `bytea` as
 * Uint8Array, `timestamptz` as Date on both databases (store/open.ts). JSON columns are written as text.
 */
type Moment = ColumnType<Date, Date, Date>;
type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
type WithDefault<T> = ColumnType<T, T | undefined, T>;

export interface FirmsTable {
  id: Generated<number>;
  name: string;
  is_active: WithDefault<boolean>;
  enforce_account_mfa: WithDefault<boolean>;
  enforce_signature_login: WithDefault<boolean>;
  created_at: Moment;
}

export interface FeaturesTable {
  id: Generated<number>;
  name: string;
  description: string;
}

/** A row means: enabled for that firm. */
export interface FirmFeaturesTable {
  firm_id: number;
  feature_id: number;
}

export interface BrandingsTable {
  firm_id: number;
  /** Six hexadecimal digits, upper case, no hash. */
  colour: string;
  splash_title: WithDefault<string>;
  splash_msg: WithDefault<string>;
  /** Data URL, or null for the default logo. */
  logo: Maybe<string>;
  embed: WithDefault<string>;
  /** Origins that may frame /login, separated by spaces. */
  frame_origins: WithDefault<string>;
  version: WithDefault<number>;
  updated_at: Moment;
}

/** A person: one row for each email address of the installation. */
export interface LoginsTable {
  id: Generated<number>;
  /** The `sub` of tokens. */
  subject: WithDefault<string>;
  email: string;
  /** Lower case of `email`; unique. */
  email_key: string;
  given_name: string;
  surname: string;
  /** argon2id in PHC form; null until the invite is accepted. */
  password_hash: Maybe<string>;
  password_changed_at: MaybeMoment;
  /** Sealed by the KeyRing, context `totp:{subject}`. */
  totp_secret: Maybe<Uint8Array>;
  /** The last 30-second step that was accepted: a code works once. */
  totp_last_step: Maybe<number>;
  /** null: no value; the portal sends such a profile to set up an authenticator. */
  mfa_enabled: Maybe<boolean>;
  /** Sessions older than this are invalid. */
  sessions_valid_from: MaybeMoment;
  created_at: Moment;
}

export interface EmployeesTable {
  id: Generated<number>;
  firm_id: number;
  login_id: number;
  mobile: Maybe<string>;
  is_active: WithDefault<boolean>;
  is_admin: WithDefault<boolean>;
  is_owner: WithDefault<boolean>;
  signatory: WithDefault<boolean>;
  default_notification_recipient: WithDefault<boolean>;
  adobe_status: WithDefault<string>;
  /** SHA-256 of the invite token. */
  invite_token_hash: Maybe<Uint8Array>;
  invite_expires_at: MaybeMoment;
  accepted_at: MaybeMoment;
  created_at: Moment;
  deleted_at: MaybeMoment;
}

export interface AccountsTable {
  id: Generated<number>;
  firm_id: number;
  login_id: number;
  is_active: WithDefault<boolean>;
  invite_token_hash: Maybe<Uint8Array>;
  invite_expires_at: MaybeMoment;
  accepted_at: MaybeMoment;
  created_at: Moment;
  deleted_at: MaybeMoment;
}

export interface ClientsTable {
  id: Generated<number>;
  firm_id: number;
  name: string;
  contact_name: string;
  /** The search form of both names, a line each, so that no phrase begins in one and ends in the other. */
  search_text: GeneratedAlways<string>;
  created_at: Moment;
  deleted_at: MaybeMoment;
}

export interface ClientAccountsTable {
  firm_id: number;
  client_id: number;
  account_id: number;
}

export interface ClientSubscriptionsTable {
  id: Generated<number>;
  firm_id: number;
  client_id: number;
  account_id: Maybe<number>;
  employee_id: Maybe<number>;
}

export interface FiltersTable {
  id: Generated<number>;
  firm_id: number;
  /** null: a filter of the firm, shown in every client's tree. */
  client_id: Maybe<number>;
  parent_id: Maybe<number>;
  text: string;
  /** Place among its siblings, from 0. */
  position: WithDefault<number>;
  /** 1 to 3. */
  depth: number;
  created_at: Moment;
}

export interface DocumentsTable {
  id: Generated<number>;
  object_guid: WithDefault<string>;
  firm_id: number;
  client_id: number;
  filter_id: Maybe<number>;
  title: string;
  /** Lower case, without the dot: the kind of file. */
  extension: string;
  /** The extension of the file name, where it isn't in lower case; otherwise null. */
  uploaded_extension: Maybe<string>;
  /** Bytes of the original. */
  size: number;
  created_by: string;
  created_by_login_id: Maybe<number>;
  created_at: Moment;
  modified_at: Moment;
  notifications: WithDefault<number>;
  notifications_enabled: WithDefault<boolean>;
  /** 1 to 8, see rules/taskTransitions. */
  action_type: WithDefault<number>;
  /** The version that preview, signing and download use. */
  current_version_id: Maybe<number>;
  /** Makes registration idempotent; null for seeded rows. */
  upload_identifier: Maybe<string>;
  deleted_at: MaybeMoment;
  /** Full name of who deleted it; null while it is not deleted, and where that is not known. */
  deleted_by: Maybe<string>;
  deleted_by_login_id: Maybe<number>;
  /** Of the current task, in their order; triggers write it. */
  signer_names: GeneratedAlways<string>;
  /** Normalized, lower case: the file name, who created it, who signs it; triggers write it. */
  search_text: GeneratedAlways<string>;
  /** 0 nobody, 1 an account holder of the client, 2 the firm's representative; triggers write it. */
  waiting_for: GeneratedAlways<number>;
  /** When the last signer signed; triggers write it. */
  signed_at: GeneratedAlways<Date | null>;
}

/** What a login has read; triggers write it. */
export interface ReadMarksTable {
  login_id: number;
  /** Documents up to this id count as read. */
  up_to: WithDefault<number>;
  version: WithDefault<number>;
}

/** Documents whose mark differs from the login's position. */
export interface DocumentReadsTable {
  login_id: number;
  document_id: number;
  is_read: boolean;
  /** When it was marked so last. */
  marked_at: Generated<Date>;
}

export type VersionKind = 'original' | 'prepared' | 'signature' | 'sealed';

/** Append-only. */
export interface DocumentVersionsTable {
  id: Generated<number>;
  firm_id: number;
  document_id: number;
  kind: VersionKind;
  blob_key: string;
  /** Lower-case hexadecimal; null until the stored upload has been read again, moments later (files/fingerprint.ts). */
  sha256: Maybe<string>;
  size: number;
  signer_id: Maybe<number>;
  created_at: Moment;
}

/**
 * Maintained by triggers: TotalItems of a list without a search, and the version for which search counts are
 * cached.
 */
export interface DocumentCountsTable {
  client_id: number;
  /** 0: the whole client. */
  filter_id: number;
  total: number;
  version: number;
}

/**
 * What a document of a long list was before each of the last changes; triggers write it. A version of the client's lists
 * that changed many documents at once, or none, has no rows.
 */
export interface DocumentChangesTable {
  client_id: number;
  version: number;
  document_id: number;
  /** The row of `documents`; null for one that was not there. */
  before: unknown;
  noted_at: Moment;
}

export interface Schema {
  firms: FirmsTable;
  features: FeaturesTable;
  firm_features: FirmFeaturesTable;
  brandings: BrandingsTable;
  logins: LoginsTable;
  employees: EmployeesTable;
  accounts: AccountsTable;
  clients: ClientsTable;
  client_accounts: ClientAccountsTable;
  client_subscriptions: ClientSubscriptionsTable;
  filters: FiltersTable;
  deleted_filters: filters.DeletedFiltersTable;
  documents: DocumentsTable;
  read_marks: ReadMarksTable;
  document_reads: DocumentReadsTable;
  saved_views: views.SavedViewsTable;
  saved_view_lists: views.SavedViewListsTable;
  document_versions: DocumentVersionsTable;
  document_counts: DocumentCountsTable;
  document_changes: DocumentChangesTable;
  signing_tasks: signing.SigningTasksTable;
  signers: signing.SignersTable;
  signing_locks: signing.SigningLocksTable;
  signing_drafts: signing.SigningDraftsTable;
  signing_tickets: signing.SigningTicketsTable;
  signing_sessions: signing.SigningSessionsTable;
  sign_settings: signing.SignSettingsTable;
  uploads: platform.UploadsTable;
  upload_chunks: platform.UploadChunksTable;
  download_tickets: platform.DownloadTicketsTable;
  history_tickets: platform.HistoryTicketsTable;
  archive_tickets: jobs.ArchiveTicketsTable;
  document_jobs: jobs.DocumentJobsTable;
  document_job_items: jobs.DocumentJobItemsTable;
  audit_entries: platform.AuditEntriesTable;
  audit_heads: platform.AuditHeadsTable;
  change_events: platform.ChangeEventsTable;
  idempotency_keys: platform.IdempotencyKeysTable;
  outbox: platform.OutboxTable;
  captured_mail: platform.CapturedMailTable;
  server_keys: platform.ServerKeysTable;
  oidc_records: platform.OidcRecordsTable;
  rate_limits: platform.RateLimitsTable;
  repeated_entries: platform.RepeatedEntriesTable;
  system_settings: platform.SystemSettingsTable;
}

export type Tx = Transaction<Schema>;
export type DocumentRow = Selectable<DocumentsTable>;
export type VersionRow = Selectable<DocumentVersionsTable>;
export type SignerRow = Selectable<signing.SignersTable>;
export type TaskRow = Selectable<signing.SigningTasksTable>;
