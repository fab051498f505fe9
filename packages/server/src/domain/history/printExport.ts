import type { App } from '../../app.ts';
import { Problem } from '../../errors.ts';
import type { StoredBlob } from '../../files/blobs/blobStore.ts';
import { heldFile } from '../../pdf/file.ts';
import { makeTrailPdf } from '../../pdf/processing.ts';
import type { TrailEntry } from '../../pdf/trail.ts';
import type { HistoryHead } from '../../store/schemaPlatform.ts';
import { readFirmBrand } from '../branding.ts';
import { exportedRows } from './exportHistory.ts';

/** What an entry takes beside its texts, in characters. */
const line = 100;
/**
 * Characters that are printed, which decide how long it takes: some 10,000 entries, on pages for nobody. The other formats
 * have all.
 */
export const mostPrinted = 2_000_000;

/** Prints an export as a PDF and stores that: it is made as a whole, and may be refused. */
export async function printExport(app: App, loginId: number | null, head: HistoryHead): Promise<StoredBlob> {
  const { firmName, color } = await readFirmBrand(app.db, head.firm.id);
  const entries: TrailEntry[] = [];
  let printed = 0;
  for await (const rows of exportedRows(app, head)) {
    for (const { seq, at, title, short_desc: text, outcome } of rows) {
      entries.push({ seq, at, title, text, refused: outcome === 'refused' });
      printed += title.length + text.length + line;
    }
    if (printed > mostPrinted) throw new Problem('historyTooLong');
  }
  const of = { firmId: head.firm.id, documentId: head.document.id, log: app.log };
  const file = heldFile(new Uint8Array(0), of);
  const nothing = { ...file, size: printed, ...(loginId === null ? {} : { loginId }) };
  const trail = {
    firmName,
    brandColor: color,
    fileName: head.document.fileName,
    exportedBy: head.exportedBy,
    exportedAt: new Date(head.exportedAt),
    timeZone: head.timeZone,
    chain: head.chain,
    entries,
  };
  return makeTrailPdf(nothing, trail, (bytes) => app.blobs.put(bytes));
}
