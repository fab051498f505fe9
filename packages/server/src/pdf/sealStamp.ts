import type { Fonts } from './fonts.ts';
import { brandInk, inks, wash } from './palette.ts';
import { Painter } from './painter.ts';
import { printedTime } from './when.ts';
import { drawable, drawableName, fitLine, wrapLines } from './drawable.ts';

/** One event of the document's history, as printed in its seal. */
export interface AuditLine {
  at: Date;
  /** The history's own sentence. */
  text: string;
  /** Name of the acting user in the entry's text. */
  who: string;
  /** Replaces a name that cannot be drawn. */
  email?: string;
  /** Printed also where there is no room for everything. */
  essential: boolean;
}

export interface AuditRecord {
  /** Oldest first. */
  lines: readonly AuditLine[];
  /** How many more there are, for which no page has room. */
  omitted: number;
  /** Number of the last printed entry of the audit chain; null if there is none. */
  upTo: number | null;
}

export interface SealText {
  firmName: string;
  at: Date;
  /** IANA name of the zone that times are printed in. */
  timeZone: string;
  audit: AuditRecord;
  brandColor?: string;
}

const padding = 16;
const timeColumn = 112;
const headHeight = 54;
const footHeight = 26;
const sizes = [7.6, 7, 6.4, 5.8, 5.2];

interface Row {
  time: string;
  lines: string[];
}

/** Paints the platform's seal: its appearance is the audit record of the document. */
export function paintSeal(fonts: Fonts, text: SealText, width: number, height: number): Painter {
  const painter = new Painter(height);
  const { bold, sans } = fonts;
  const brand = brandInk(text.brandColor);
  const room = height - headHeight - footHeight;
  const { size, rows, left } = fitRows(fonts, text, width, room);
  // The frame ends with the record, however much space was reserved.
  const end = Math.min(height, headHeight + heightOf(rows, size) + size + footHeight);
  // The paper first, so that the outline of the empty field does not show through.
  painter.box(0, 0, width, height, { fill: inks.paper });
  painter.box(0.4, 0.4, width - 0.8, end - 0.8, {
    fill: inks.paper,
    stroke: wash(brand, 0.45),
    line: 0.8,
    radius: 6,
  });
  painter.box(0.8, 0.8, width - 1.6, headHeight - 12, { fill: wash(brand, 0.055), radius: 5.6 });
  painter.tick(padding, 11, 20, inks.positive, inks.paper);
  painter.text('Sealed by Countersign', padding + 30, 19, { font: bold, size: 9.5, ink: inks.text });
  const who = drawable(sans, `for ${text.firmName}, ${printedTime(text.at, text.timeZone)}`);
  const line = fitLine(sans, who, width - 2 * padding - 30, 7.6, 5);
  painter.text(line.text, padding + 30, 31, { font: sans, size: line.size, ink: inks.muted });

  let y = headHeight + size;
  for (const row of rows) {
    painter.text(row.time, padding, y, { font: sans, size, ink: inks.subtle });
    for (const part of row.lines) {
      painter.text(part, padding + timeColumn, y, { font: sans, size, ink: inks.text });
      y += size * leading;
    }
    y += size * rowSpace;
  }
  const note = claim(text.audit, left);
  painter.rule(padding, end - footHeight + 4, width - 2 * padding, inks.hairline, 0.6);
  painter.text(note, padding, end - 10, { font: sans, size: 6.4, ink: inks.subtle });
  return painter;
}

const leading = 1.3;
const rowSpace = 0.45;

/** What the record may say of itself. */
function claim({ upTo }: AuditRecord, left: number): string {
  const until = upTo === null ? 'until it was sealed' : `up to audit entry ${upTo}`;
  if (left === 0) return `Every event of this signing task, ${until}, is listed.`;
  const events = left === 1 ? '1 event' : `${left} events`;
  return `${events} did not fit here; the document’s history lists all of them, ${until}.`;
}

/**
 * The largest size at which every entry fits. Where none does, the essential ones at the smallest, and of the
 * others as many of the first as there is room for. Nothing is wrapped for which there is no room.
 */
function fitRows(
  fonts: Fonts,
  text: SealText,
  width: number,
  room: number,
): { size: number; rows: Row[]; left: number } {
  const { lines, omitted } = text.audit;
  const smallest = sizes.at(-1) ?? 5;
  for (const size of omitted === 0 ? sizes : []) {
    const rows = allRows(fonts, text, width, room, size);
    if (rows !== null) return { size, rows, left: 0 };
  }
  const kept = new Map<number, Row>();
  const fits = (row: Row) => heightOf([...kept.values(), row], smallest) <= room;
  for (const essential of [true, false]) {
    for (const [index, line] of lines.entries()) {
      if (!fits(shortest)) break;
      if (line.essential !== essential) continue;
      const row = rowOf(fonts, text, line, width, smallest);
      if (fits(row)) kept.set(index, row);
    }
  }
  const shown = [...kept].toSorted(([a], [b]) => a - b).map(([, row]) => row);
  return { size: smallest, rows: shown, left: lines.length - shown.length + omitted };
}

const shortest: Row = { time: '', lines: [''] };

/** Every entry at this size; null where they do not all fit. */
function allRows(fonts: Fonts, text: SealText, width: number, room: number, size: number): Row[] | null {
  const rows: Row[] = [];
  for (const line of text.audit.lines) {
    rows.push(rowOf(fonts, text, line, width, size));
    if (heightOf(rows, size) > room) return null;
  }
  return rows;
}

function rowOf({ sans }: Fonts, text: SealText, line: AuditLine, width: number, size: number): Row {
  const room = width - 2 * padding - timeColumn;
  return {
    time: printedTime(line.at, text.timeZone),
    lines: wrapLines(sans, drawable(sans, named(sans, line)), room, size),
  };
}

/** The sentence, with the address in place of a name that cannot be drawn. */
function named(font: Fonts['sans'], { text, who, email }: AuditLine): string {
  const shown = drawableName(font, who, email ?? who);
  return shown === who ? text : text.replaceAll(who, shown);
}

function heightOf(rows: readonly Row[], size: number): number {
  const lines = rows.reduce((sum, row) => sum + row.lines.length, 0);
  return size * (lines * leading + rows.length * rowSpace);
}
