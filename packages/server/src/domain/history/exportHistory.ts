import { documentFileName } from '@countersign/api-client/rules';
import type { FilesSchemas } from '@countersign/api-client/contract';
import type { App } from '../../app.ts';
import { Problem } from '../../errors.ts';
import type { StoredBlob } from '../../files/blobs/blobStore.ts';
import { heldFile } from '../../pdf/file.ts';
import { makeTrailPdf } from '../../pdf/processing.ts';
import type { TrailEntry } from '../../pdf/trail.ts';
import type { DocumentRow } from '../../store/schema.ts';
import { readFirmBrand } from '../branding.ts';
import type { Caller } from '../caller.ts';
import { chainRows } from './chainRows.ts';
import { csvOf } from './csv.ts';
import { findWithHistory } from './documentHistory.ts';
import { jsonOf, type HistoryHead } from './json.ts';
import { isTimeZone } from './localIso.ts';

type ExportFormat = FilesSchemas['HistoryExport']['Format'];

interface ExportedHistory {
  document: DocumentRow;
  format: ExportFormat;
  /** The document's, with its extension. */
  documentName: string;
  fileName: string;
  blob: StoredBlob;
}

/** Entries that are printed: pages beyond these are for nobody. The other formats have all. */
const mostPrinted = 10_000;

/**
 * Writes a document's history to a file, up to what the chain has now. Runs outside of a transaction: the chain only
 * grows, so that what is read stays as it is.
 *
 * @throws Problem documentNotFound, as for reading the history
 */
export async function writeHistory(
  app: App,
  { caller, now }: { caller: Caller; now: Date },
  { Id, Format, TimeZone }: FilesSchemas['HistoryExport'],
): Promise<ExportedHistory> {
  const document = await findWithHistory(app.db, caller, Id);
  if (!isTimeZone(TimeZone)) throw new Problem('requestInvalid');
  const documentName = documentFileName({ Title: document.title, Extension: document.extension });
  const chain = (await app.db
    .selectFrom('audit_heads')
    .select(['seq', 'hash'])
    .where('firm_id', '=', caller.firmId)
    .executeTakeFirst()) ?? { seq: 0, hash: new Uint8Array(32) };
  const head: HistoryHead = {
    firm: { id: caller.firmId, name: caller.firmName },
    document: { id: Id, fileName: documentName },
    exportedAt: now,
    exportedBy: caller.name,
    timeZone: TimeZone,
    chain,
  };
  const rows = () => chainRows(app.db, { firmId: caller.firmId, documentId: Id, upTo: chain.seq });
  const blob = await store();
  return { document, format: Format, documentName, fileName: `${document.title} - history.${Format}`, blob };

  function store(): Promise<StoredBlob> {
    switch (Format) {
      case 'csv':
        return app.blobs.put(csvOf(rows(), TimeZone));
      case 'json':
        return app.blobs.put(jsonOf(rows(), head));
      case 'pdf':
        return print(app, caller.loginId, head, rows());
    }
  }
}

async function print(
  app: App,
  loginId: number | null,
  head: HistoryHead,
  batches: ReturnType<typeof chainRows>,
): Promise<StoredBlob> {
  const { firmName, color } = await readFirmBrand(app.db, head.firm.id);
  const entries: TrailEntry[] = [];
  for await (const rows of batches) {
    for (const { seq, at, title, short_desc: text, outcome } of rows) {
      entries.push({ seq, at, title, text, refused: outcome === 'refused' });
    }
    if (entries.length > mostPrinted) throw new Problem('historyTooLong');
  }
  const of = { firmId: head.firm.id, documentId: head.document.id, log: app.log };
  const file = heldFile(new Uint8Array(0), of);
  const nothing = loginId === null ? file : { ...file, loginId };
  const trail = {
    firmName,
    brandColor: color,
    fileName: head.document.fileName,
    exportedBy: head.exportedBy,
    exportedAt: head.exportedAt,
    timeZone: head.timeZone,
    chain: { seq: head.chain.seq, hash: Buffer.from(head.chain.hash).toString('hex') },
    entries,
  };
  return makeTrailPdf(nothing, trail, (bytes) => app.blobs.put(bytes));
}
