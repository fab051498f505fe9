import { PDF, PdfDict, PdfName, PdfStream } from '@libpdf/core';
import { drawable, fitLine, wrapLines } from './drawable.ts';
import { embedFonts, type Fonts } from './fonts.ts';
import { margin, measure, paper } from './signaturePages/pageLayout.ts';
import { Painter } from './painter.ts';
import { brandInk, inks } from './palette.ts';
import { printedTime } from './when.ts';

export interface TrailEntry {
  /** Its number in the firm's audit chain. */
  seq: number;
  at: Date;
  title: string;
  /** The history's own sentence. */
  text: string;
  refused: boolean;
}

/** A document's whole history, as it is printed. */
export interface TrailText {
  firmName: string;
  brandColor: string;
  fileName: string;
  exportedBy: string;
  exportedAt: Date;
  /** IANA name of the zone that times are printed in. */
  timeZone: string;
  /** Number and hash, in hexadecimal, of the last entry of the firm's chain. */
  chain: { seq: number; hash: string };
  /** Oldest first. */
  entries: readonly TrailEntry[];
}

const size = 8;
const leading = 11;
const rowSpace = 7;
const timeColumn = 122;
const numberColumn = 44;
const textColumn = measure - timeColumn - numberColumn;
const firstTop = 232;
const furtherTop = 108;
const bottom = paper.height - 66;

interface Row {
  entry: TrailEntry;
  lines: string[];
}

const heightOf = ({ lines }: Row) => (lines.length + 1) * leading + rowSpace;

/** Fills pages with rows; a row is on one page, for none is as long as a page. */
function paginate(rows: readonly Row[]): Row[][] {
  const pages: Row[][] = [[]];
  let top = firstTop;
  for (const row of rows) {
    if (top + heightOf(row) > bottom) {
      pages.push([]);
      top = furtherTop;
    }
    pages.at(-1)?.push(row);
    top += heightOf(row);
  }
  return pages;
}

/** Makes a PDF of a history, for reading and printing. */
export async function makeTrail(text: TrailText): Promise<Uint8Array> {
  const pdf = PDF.create();
  // People file it under what viewers and their systems read here.
  pdf.setTitle(`Audit trail · ${text.fileName}`, { showInWindowTitleBar: true });
  pdf.setAuthor(text.firmName);
  pdf.setLanguage('en-AU');
  const fonts = await embedFonts(pdf);
  const rows = text.entries.map((entry) => ({
    entry,
    lines: wrapLines(fonts.sans, drawable(fonts.sans, entry.text), textColumn, size),
  }));
  const pages = paginate(rows);
  for (const [index, shown] of pages.entries()) {
    const painter = new Painter(paper.height);
    paintHeader(painter, fonts, text, `Page ${index + 1} of ${pages.length}`);
    if (index === 0) paintParticulars(painter, fonts, text);
    paintRows(painter, fonts, text, shown, index === 0 ? firstTop : furtherTop);
    paintFooter(painter, fonts, text);
    const page = pdf.addPage({ width: paper.width, height: paper.height });
    page.dict.set(PdfName.Contents, pdf.register(new PdfStream(new PdfDict(), painter.bytes())));
    page.dict.set(PdfName.Resources, painter.resources(pdf));
  }
  return pdf.save({ subsetFonts: true });
}

function paintHeader(painter: Painter, { bold, sans }: Fonts, text: TrailText, page: string): void {
  painter.box(margin, 50, 18, 3, { fill: brandInk(text.brandColor) });
  const firm = fitLine(bold, drawable(bold, text.firmName), measure - 140, 9.5, 8);
  painter.text(firm.text, margin, 71, { font: bold, size: firm.size, ink: inks.text });
  painter.text(`Audit trail · ${page}`, margin + measure, 71, {
    font: sans,
    size: 8.5,
    ink: inks.muted,
    align: 'end',
  });
  painter.rule(margin, 82, measure, inks.hairline);
}

function paintParticulars(painter: Painter, { serif, sans }: Fonts, text: TrailText): void {
  const title = fitLine(serif, drawable(serif, text.fileName), measure, 20, 12);
  painter.text(title.text, margin, 118, { font: serif, size: title.size, ink: inks.text });
  const count = text.entries.length;
  const rows: [string, string][] = [
    ['Exported', `${printedTime(text.exportedAt, text.timeZone)} by ${text.exportedBy}`],
    ['Entries', `${count} ${count === 1 ? 'entry' : 'entries'}, oldest first`],
    ['Time zone', text.timeZone],
    ['Audit chain', `The firm’s last entry was number ${text.chain.seq}, with the SHA-256 below`],
    ['', text.chain.hash],
  ];
  rows.forEach(([label, value], index) => {
    const y = 144 + index * 14.5;
    painter.text(label, margin, y, { font: sans, size, ink: inks.subtle });
    const line = fitLine(sans, drawable(sans, value), measure - 70, size, 6);
    painter.text(line.text, margin + 70, y, { font: sans, size: line.size, ink: inks.muted });
  });
  painter.rule(margin, 214, measure, inks.hairline);
}

function paintRows(
  painter: Painter,
  { bold, sans }: Fonts,
  text: TrailText,
  rows: readonly Row[],
  top: number,
): void {
  let y = top;
  for (const row of rows) {
    const { entry, lines } = row;
    painter.text(printedTime(entry.at, text.timeZone), margin, y, { font: sans, size, ink: inks.muted });
    painter.text(String(entry.seq), margin + measure, y, {
      font: sans,
      size,
      ink: inks.subtle,
      align: 'end',
    });
    const title = entry.refused ? `${entry.title} (refused)` : entry.title;
    const head = fitLine(bold, drawable(bold, title), textColumn, size, 6);
    painter.text(head.text, margin + timeColumn, y, { font: bold, size: head.size, ink: inks.text });
    lines.forEach((line, index) => {
      painter.text(line, margin + timeColumn, y + (index + 1) * leading, {
        font: sans,
        size,
        ink: inks.muted,
      });
    });
    y += heightOf(row);
  }
}

function paintFooter(painter: Painter, { sans }: Fonts, text: TrailText): void {
  const y = paper.height - 40;
  painter.rule(margin, y - 12, measure, inks.hairline);
  const style = { font: sans, size: 7, ink: inks.subtle };
  const note = fitLine(sans, drawable(sans, text.fileName), measure - 80, 7, 6);
  painter.text(note.text, margin, y, { ...style, size: note.size });
  painter.text('Countersign', margin + measure, y, { ...style, align: 'end' });
}
