import { chainFields, hashedText, type AuditRow } from '../audit.ts';
import { localIso } from './localIso.ts';

/** What a history says of itself before its entries. */
export interface HistoryHead {
  firm: { id: number; name: string };
  document: { id: number; fileName: string };
  exportedAt: Date;
  exportedBy: string;
  timeZone: string;
  /** Number and hash of the last entry of the firm's chain when it was read. */
  chain: { seq: number; hash: Uint8Array };
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

function headOf({ firm, document, exportedAt, exportedBy, timeZone, chain }: HistoryHead): object {
  return {
    Format: 'countersign-history',
    Version: 1,
    Firm: { Id: firm.id, Name: firm.name },
    Document: { Id: document.id, FileName: document.fileName },
    ExportedAt: localIso(exportedAt, timeZone),
    ExportedBy: exportedBy,
    TimeZone: timeZone,
    Chain: {
      Algorithm: 'SHA-256',
      Rule:
        'Hash is the SHA-256 of the 32 bytes of PreviousHash followed by Hashed in UTF-8. Hashed is a JSON array: ' +
        `${chainFields.join(', ')}. PreviousHash is the Hash of the firm’s entry before, which may be about ` +
        'another document.',
      Seq: chain.seq,
      Hash: hex(chain.hash),
    },
  };
}

function entryOf(row: AuditRow, hashed: string, timeZone: string): object {
  return {
    Seq: row.seq,
    At: localIso(row.at, timeZone),
    Title: row.title,
    ShortDesc: row.short_desc,
    UserFullName: row.user_full_name,
    Outcome: row.outcome,
    Operation: row.operation,
    Hashed: hashed,
    PreviousHash: hex(row.prev_hash),
    Hash: hex(row.hash),
  };
}

/** A history with what its entries' hashes cover, so that it can be verified without the product. */
export async function* jsonOf(
  batches: AsyncIterable<readonly AuditRow[]>,
  head: HistoryHead,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const opening = JSON.stringify(headOf(head), null, 2).slice(0, -2);
  yield encoder.encode(`${opening},\n  "Entries": [`);
  let separator = '\n';
  for await (const rows of batches) {
    let text = '';
    for (const row of rows) {
      text += `${separator}    ${JSON.stringify(entryOf(row, hashedText(row), head.timeZone))}`;
      separator = ',\n';
    }
    yield encoder.encode(text);
  }
  yield encoder.encode('\n  ]\n}\n');
}
