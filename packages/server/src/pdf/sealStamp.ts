import type { Fonts } from './fonts.ts';
import { brandInk, inks, wash } from './palette.ts';
import { Painter } from './painter.ts';
import { printedTime } from './when.ts';
import { drawable, drawableName, fitLine, wrapLines } from './words.ts';

/** One event of the document's history, as printed in its seal. */
export interface AuditLine {
  at: Date;
  /** Who did it. */
  who: string;
  /** Stands for the name where that cannot be drawn. */
  email?: string;
  /** What was done: `signed by click to sign`. */
  what: string;
}

export interface SealText {
  firmName: string;
  at: Date;
  /** IANA name of the zone that times are printed in. */
  timeZone: string;
  /** Oldest first. */
  audit: readonly AuditLine[];
  brandColour?: string;
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
  const brand = brandInk(text.brandColour);
  painter.box(0, 0, width, height, { fill: inks.paper });
  painter.box(0.4, 0.4, width - 0.8, height - 0.8, {
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

  const room = height - headHeight - footHeight;
  const { size, rows, left } = fitRows(fonts, text, width, room);
  let y = headHeight + size;
  for (const row of rows) {
    painter.text(row.time, padding, y, { font: sans, size, ink: inks.subtle });
    for (const part of row.lines) {
      painter.text(part, padding + timeColumn, y, { font: sans, size, ink: inks.text });
      y += size * leading;
    }
    y += size * rowSpace;
  }
  const note =
    left === 0
      ? 'Every event of this signing task is listed.'
      : `${left} later event${left === 1 ? '' : 's'} did not fit here and can be read in the document's history.`;
  painter.rule(padding, height - footHeight + 4, width - 2 * padding, inks.hairline, 0.6);
  painter.text(note, padding, height - 10, { font: sans, size: 6.4, ink: inks.subtle });
  return painter;
}

const leading = 1.3;
const rowSpace = 0.45;

/** The largest size at which every entry fits; failing that, as many as fit at the smallest. */
function fitRows(
  { sans }: Fonts,
  text: SealText,
  width: number,
  room: number,
): { size: number; rows: Row[]; left: number } {
  const words = width - 2 * padding - timeColumn;
  let rows: Row[] = [];
  let size = sizes[0] ?? 7;
  for (size of sizes) {
    rows = text.audit.map(({ at, who, email, what }) => ({
      time: printedTime(at, text.timeZone),
      lines: wrapLines(sans, `${drawableName(sans, who, email ?? who)} ${drawable(sans, what)}`, words, size),
    }));
    if (heightOf(rows, size) <= room) return { size, rows, left: 0 };
  }
  while (heightOf(rows, size) > room) rows.pop();
  return { size, rows, left: text.audit.length - rows.length };
}

function heightOf(rows: readonly Row[], size: number): number {
  const lines = rows.reduce((sum, row) => sum + row.lines.length, 0);
  return size * (lines * leading + rows.length * rowSpace);
}
