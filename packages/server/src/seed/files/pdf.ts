import { PDF, rgb, StandardFonts, type PDFPage } from '@libpdf/core';

export interface Letterhead {
  firm: string;
  /** Six hexadecimal digits. */
  colour: string;
  address: string;
}

export interface PaperText {
  title: string;
  /** Under the title, such as a reference. */
  note: string;
  /** Paragraphs; one that begins with `# ` is a heading. */
  paragraphs: readonly string[];
  /** A table of labels and amounts, if the paper has one. */
  figures?: readonly (readonly [string, string])[];
}

const width = 595.28;
const height = 841.89;
const margin = 72;

function ink(colour: string) {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return rgb(part(0), part(2), part(4));
}

const black = rgb(0.11, 0.11, 0.14);
const grey = rgb(0.42, 0.4, 0.38);
const hairline = rgb(0.82, 0.8, 0.78);

/** Sets text from the top of an A4 page down, and continues on the next page. */
class Setter {
  readonly #pdf = PDF.create();
  readonly #head: Letterhead;
  #page: PDFPage;
  #y = 0;
  #pages = 0;

  constructor(head: Letterhead) {
    this.#head = head;
    this.#page = this.#newPage();
  }

  #newPage(): PDFPage {
    const page = this.#pdf.addPage({ size: 'a4' });
    const { firm, address, colour } = this.#head;
    const left = margin + 32;
    const small = { size: 8, font: StandardFonts.Helvetica, color: grey };
    this.#pages += 1;
    page.drawRectangle({ x: margin, y: height - 64, width: 22, height: 22, color: ink(colour) });
    page.drawText(firm, { x: left, y: height - 52, size: 13, font: StandardFonts.TimesBold, color: black });
    page.drawText(address, { ...small, x: left, y: height - 64 });
    this.#rule(page, 58);
    page.drawText(`${firm}, page ${this.#pages}`, { ...small, x: margin, y: 44 });
    this.#y = height - 120;
    return page;
  }

  #rule(page: PDFPage, y: number): void {
    page.drawLine({
      start: { x: margin, y },
      end: { x: width - margin, y },
      color: hairline,
      thickness: 0.5,
    });
  }

  #room(needed: number): void {
    if (this.#y - needed < 80) this.#page = this.#newPage();
  }

  title(title: string, note: string): void {
    const font = StandardFonts.TimesBold;
    this.#page.drawText(title, { x: margin, y: this.#y, size: 22, font, color: black });
    this.#y -= 20;
    this.#page.drawText(note, { x: margin, y: this.#y, size: 9, font: StandardFonts.Helvetica, color: grey });
    this.#y -= 34;
  }

  paragraph(text: string): void {
    const heading = text.startsWith('# ');
    const size = heading ? 13 : 10.5;
    const font = heading ? StandardFonts.TimesBold : StandardFonts.TimesRoman;
    for (const words of wrap(heading ? text.slice(2) : text, heading ? 70 : 92)) {
      this.#room(size * 1.5);
      this.#page.drawText(words, { x: margin, y: this.#y, size, font, color: black });
      this.#y -= size * 1.5;
    }
    this.#y -= heading ? 4 : 8;
  }

  figures(rows: readonly (readonly [string, string])[]): void {
    for (const [label, amount] of rows) {
      this.#room(20);
      const y = this.#y;
      this.#page.drawText(label, { x: margin, y, size: 10, font: StandardFonts.Helvetica, color: black });
      // Courier is 0.6 em wide, so that amounts end at the right edge.
      const x = width - margin - amount.length * 6;
      this.#page.drawText(amount, { x, y, size: 10, font: StandardFonts.Courier, color: black });
      this.#rule(this.#page, y - 6);
      this.#y -= 20;
    }
    this.#y -= 12;
  }

  save(): Promise<Uint8Array> {
    return this.#pdf.save();
  }
}

function wrap(text: string, characters: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    if (current !== '' && current.length + word.length + 1 > characters) {
      lines.push(current);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  return [...lines, current];
}

/** A letter or statement on the firm's paper, one page or several. */
export async function makePdf(head: Letterhead, paper: PaperText): Promise<Uint8Array> {
  const setter = new Setter(head);
  setter.title(paper.title, paper.note);
  for (const paragraph of paper.paragraphs) setter.paragraph(paragraph);
  if (paper.figures !== undefined) setter.figures(paper.figures);
  return setter.save();
}
