import type { FilesSchemas } from '@countersign/api-client/contract';
import type { App } from '../../app.ts';
import { Problem } from '../../errors.ts';
import type { DocumentRow } from '../../store/schema.ts';
import type { HistoryHead, HistoryTicketsTable } from '../../store/schemaPlatform.ts';
import type { Caller } from '../caller.ts';
import { fileNameOf } from '../documents/fileNameOf.ts';
import { limitAttempts, type Limit } from '../rateLimit.ts';
import { chainRows } from './chainRows.ts';
import { csvOf } from './csv.ts';
import { findWithHistory } from './documentHistory.ts';
import { jsonOf } from './json.ts';
import { isTimeZone } from './localIso.ts';

/** Each export reads a whole history, and is an entry of it. */
export const exportLimit: Limit = { attempts: 60, window: 15 * 60_000 };

export interface ExportedHistory {
  document: DocumentRow;
  /** The document's, with its extension. */
  documentName: string;
  fileName: string;
  head: HistoryHead;
}

/**
 * Fixes what an export contains: a document's history up to what the chain has now. The chain only grows, so that what
 * is read later is the same.
 *
 * @throws Problem documentNotFound, as for reading the history; tooManyAttempts
 */
export async function beginExport(
  app: App,
  { caller, now }: { caller: Caller; now: Date },
  { Id, Format, TimeZone }: FilesSchemas['HistoryExport'],
): Promise<ExportedHistory> {
  const document = await findWithHistory(app.db, caller, Id);
  if (!isTimeZone(TimeZone)) throw new Problem('requestInvalid');
  await limitAttempts(app.db, `export-history:login:${caller.loginId}`, exportLimit, now);
  const documentName = fileNameOf(document);
  const { seq, hash } = (await app.db
    .selectFrom('audit_heads')
    .select(['seq', 'hash'])
    .where('firm_id', '=', caller.firmId)
    .executeTakeFirst()) ?? { seq: 0, hash: new Uint8Array(32) };
  const head = {
    firm: { id: caller.firmId, name: caller.firmName },
    document: { id: Id, fileName: documentName },
    exportedAt: now.toISOString(),
    exportedBy: caller.name,
    timeZone: TimeZone,
    chain: { seq, hash: Buffer.from(hash).toString('hex') },
  };
  return { document, documentName, fileName: `${document.title} - history.${Format}`, head };
}

/** The entries of an export, oldest first. */
export function exportedRows(app: App, { firm, document, chain }: HistoryHead): ReturnType<typeof chainRows> {
  return chainRows(app.db, { firmId: firm.id, documentId: document.id, upTo: chain.seq });
}

/** Writes an export piece by piece, as it is read. */
export function writeExport(
  app: App,
  format: HistoryTicketsTable['format'],
  head: HistoryHead,
): AsyncGenerator<Uint8Array> {
  const rows = exportedRows(app, head);
  return format === 'csv' ? csvOf(rows, head.timeZone) : jsonOf(rows, head);
}
