import { chainFields, hashedText, type AuditRow } from '../audit.ts';
import type { HistoryHead } from '../../store/schemaPlatform.ts';
import { localIso } from './localIso.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

function headOf({ firm, document, exportedAt, exportedBy, timeZone, chain }: HistoryHead): object {
  return {
    Format: 'countersign-history',
    Version: 1,
    Firm: { Id: firm.id, Name: firm.name },
    Document: { Id: document.id, FileName: document.fileName },
    ExportedAt: localIso(new Date(exportedAt), timeZone),
    ExportedBy: exportedBy,
    TimeZone: timeZone,
    Chain: {
      Algorithm: 'SHA-256',
      Rule:
        'Hash is the SHA-256 of the 32 bytes of PreviousHash followed by Hashed in UTF-8. Hashed is a JSON array: ' +
        `${chainFields.join(', ')}. PreviousHash is the Hash of the firm’s entry before, which may be about ` +
        'another document.',
      Seq: chain.seq,
      Hash: chain.hash,
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
