import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { App, Database } from '../app.ts';
import { hasClient } from '../domain/documents/find.ts';
import type { DownloadTicketsTable } from '../store/schemaPlatform.ts';
import { contentType, downloadName } from './fileHeaders.ts';
import { isOfSigner, isOfStaff, type LinkSession } from './linkSession.ts';

/** How long a link waits to be redeemed. */
export const linkLifetime = 60_000;
/** How long the redeemer of a link can continue to read ranges of the file. */
export const readingTime = 600_000;

export type TicketRow = Selectable<DownloadTicketsTable>;

export interface FileLink {
  firmId: number;
  loginId: number;
  session: LinkSession;
  documentId: number | null;
  blobKey: string;
  /** Bytes. */
  size: number;
  fileName: string;
  /** Without the dot. */
  extension: string;
  disposition: 'attachment' | 'inline';
  /** Whether the file was made for this link alone, and is deleted with it. */
  isOnlyUse?: boolean;
}

/** What is stored of a link's token, and of a redeemer's secret. */
export function tokenHash(text: string): Uint8Array {
  return new Uint8Array(createHash('sha256').update(text).digest());
}

/** Makes a one-time link to a file; returns its absolute URL. */
export async function makeFileLink(app: App, db: Database, link: FileLink): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await db
    .insertInto('download_tickets')
    .values({
      token_hash: tokenHash(token),
      firm_id: link.firmId,
      login_id: link.loginId,
      identity_session: 'identitySession' in link.session ? link.session.identitySession : null,
      signing_session: 'signingSession' in link.session ? link.session.signingSession : null,
      document_id: link.documentId,
      blob_key: link.blobKey,
      file_name: downloadName(link.fileName),
      content_type: contentType(link.extension),
      size: link.size,
      disposition: link.disposition,
      is_only_use: link.isOnlyUse ?? false,
      expires_at: new Date(app.clock.now().getTime() + linkLifetime),
    })
    .execute();
  return `${app.config.origins.files}/d/${token}`;
}

/** The page that shows the file of an inline link. Title, colour and finished URL may be added. */
export function viewerUrl(app: App, fileUrl: string): string {
  return `${app.config.origins.files}/viewer/?${new URLSearchParams({ url: fileUrl }).toString()}`;
}

/** Whether what a link leads to was not deleted since, nor its client. */
const isThere = sql<boolean>`(document_id is null or exists (
  select from documents where documents.id = download_tickets.document_id and documents.deleted_at is null
    and ${hasClient}))`;

/** Whether a link was not made void: its document is there, and the session that asked for it lasts. */
export function isOpenDownload(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(${isThere} and (${isOfStaff('download_tickets')} or ${isOfSigner(now)}))`;
}

export interface Redeemed {
  ticket: TicketRow;
  /** To be shown again for ranges; null when it was shown already. */
  secret: string | null;
}

/**
 * Redeems a link for the first caller in time, while the session lasts that asked for it. Afterwards only the redeemer,
 * who has the secret, can read on, and only ranges, while that session lasts; a signer only while they hold the document.
 * Null for all others, whatever the reason.
 */
export async function redeem(
  app: App,
  token: string,
  again: { secret: string | undefined; isRange: boolean },
): Promise<Redeemed | null> {
  const now = app.clock.now();
  const secret = randomBytes(24).toString('base64url');
  const first = await app.db
    .updateTable('download_tickets')
    .set({ redeemed_at: now, redeemer_hash: tokenHash(secret) })
    .where('token_hash', '=', tokenHash(token))
    .where('redeemed_at', 'is', null)
    .where('expires_at', '>', now)
    .where(isOpenDownload(now))
    .returningAll()
    .executeTakeFirst();
  if (first) return { ticket: first, secret };
  if (again.secret === undefined || !again.isRange) return null;
  const ticket = await app.db
    .selectFrom('download_tickets')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .where('redeemed_at', '>', new Date(now.getTime() - readingTime))
    .where(isOpenDownload(now))
    .executeTakeFirst();
  if (!ticket?.redeemer_hash) return null;
  return timingSafeEqual(ticket.redeemer_hash, tokenHash(again.secret)) ? { ticket, secret: null } : null;
}
