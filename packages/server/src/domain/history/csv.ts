import { formatDateTime } from '@countersign/api-client/rules';
import type { AuditRow } from '../audit.ts';
import { entryKind } from './entryKind.ts';
import { localIso } from './localIso.ts';

/** The byte order mark: without it Excel reads UTF-8 as the system's own encoding. */
const byteOrderMark = new Uint8Array([0xef, 0xbb, 0xbf]);

/** What begins a formula, also in the wide and small letters of Asian keyboards. */
const sign = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]/u;
/** What separates fields where a spreadsheet reads a file in another way than it was written. */
const separator = /[;\t\r\n]/u;
/** What a spreadsheet may drop at the beginning of a field, which can leave a formula there. */
const control = /^[\t\r\n]/u;
/** Separators, quotation marks, spaces and characters that nobody sees. */
const gap = /[;"\s\p{C}]+|^/gu;

/**
 * Puts an apostrophe, which makes text of it, before whatever a spreadsheet would calculate: at the beginning, also after
 * a gap, and wherever a field would begin if the semicolon were the separator, as it is in half of Europe. There a
 * quotation mark after the separator quotes the field that begins, whatever quotes the whole.
 */
function asText(text: string): string {
  return text.replaceAll(gap, (found, at: number) => {
    const isFormula = sign.test(text.slice(at + found.length, at + found.length + 1));
    if (at === 0) return isFormula || control.test(found) ? `'${found}` : found;
    return isFormula && separator.test(found) ? `${found}'` : found;
  });
}

/** One field of RFC 4180, always in quotes: whatever it contains is one field. */
export function csvField(text: string): string {
  return `"${asText(text).replaceAll('"', '""')}"`;
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
