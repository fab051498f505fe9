import { formatDateTime } from '@countersign/api-client/rules';
import type { AuditRow } from '../audit.ts';
import { entryKind } from './entryKind.ts';
import { localIso } from './localIso.ts';

/** The byte order mark: without it Excel reads UTF-8 as the system's own encoding. */
const byteOrderMark = new Uint8Array([0xef, 0xbb, 0xbf]);

/**
 * What a spreadsheet would calculate, also after spaces and in the wide letters of Asian keyboards. A leading
 * apostrophe makes it text.
 */
const formula = /^[\s\u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r]/u;

/** One field of RFC 4180. */
export function csvField(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvLine(fields: readonly string[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}

const outcomes = { done: 'Done', refused: 'Refused' } as const;

/** A history as a table, one line for each entry. */
export async function* csvOf(
  batches: AsyncIterable<readonly AuditRow[]>,
  timeZone: string,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const head = [
    'Entry',
    'Time (ISO 8601)',
    `Time (${timeZone})`,
    'Kind',
    'Event',
    'Details',
    'Person',
    'Outcome',
  ];
  yield byteOrderMark;
  yield encoder.encode(csvLine(head));
  for await (const rows of batches) {
    const lines = rows.map((row) =>
      csvLine([
        String(row.seq),
        localIso(row.at, timeZone),
        formatDateTime(row.at.toISOString(), timeZone),
        entryKind(row),
        row.title,
        row.short_desc,
        row.user_full_name,
        outcomes[row.outcome],
      ]),
    );
    yield encoder.encode(lines.join(''));
  }
}
