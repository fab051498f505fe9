import type { PdfRef } from '@libpdf/core';
import { PdfDict, PdfName, type EmbeddedFont, type PDF } from '@libpdf/core';

/** Red, green and blue, 0 to 1. */
export type Ink = readonly [number, number, number];

export interface TextStyle {
  font: EmbeddedFont;
  /** Points. */
  size: number;
  ink: Ink;
  /** Position of `x` on the line. Default: its start. */
  align?: 'start' | 'end';
}

export interface BoxStyle {
  fill?: Ink;
  stroke?: Ink;
  /** Points. */
  line?: number;
  radius?: number;
  dash?: readonly number[];
}

const round = (value: number) => String(Math.round(value * 1000) / 1000);
/** How far a Bézier handle reaches to draw a quarter circle. */
const roundness = 0.5523;

/**
 * Writes a content stream. Coordinates are points from the TOP left of an area of the given height,
 * `y` of a text is its base line; the stream itself has PDF's origin at the bottom left.
 */
export class Painter {
  readonly #height: number;
  readonly #operators: string[] = [];
  readonly #fonts = new Map<EmbeddedFont, string>();

  constructor(height: number) {
    this.#height = height;
  }

  text(text: string, x: number, y: number, { font, size, ink, align }: TextStyle): void {
    if (text === '') return;
    const glyphs = font
      .encodeTextToGids(text)
      .map((glyph) => glyph.toString(16).padStart(4, '0'))
      .join('');
    const left = align === 'end' ? x - font.widthOfTextAtSize(text, size) : x;
    this.#operators.push(
      `BT ${ink.map(round).join(' ')} rg /${this.#fontName(font)} ${round(size)} Tf ` +
        `${round(left)} ${round(this.#height - y)} Td <${glyphs}> Tj ET`,
    );
  }

  box(x: number, y: number, width: number, height: number, style: BoxStyle): void {
    const paint = style.fill ? (style.stroke ? 'B' : 'f') : 'S';
    this.#operators.push('q');
    if (style.fill) this.#operators.push(`${style.fill.map(round).join(' ')} rg`);
    if (style.stroke) this.#operators.push(`${style.stroke.map(round).join(' ')} RG`);
    this.#operators.push(`${round(style.line ?? 0.75)} w`);
    if (style.dash) this.#operators.push(`[${style.dash.map(round).join(' ')}] 0 d`);
    this.#operators.push(this.#outline(x, y, width, height, style.radius ?? 0), paint, 'Q');
  }

  /** A line across, `width` points long. */
  rule(x: number, y: number, width: number, ink: Ink, line = 0.75): void {
    const at = round(this.#height - y);
    this.#operators.push(
      `q ${ink.map(round).join(' ')} RG ${round(line)} w ${round(x)} ${at} m ${round(x + width)} ${at} l S Q`,
    );
  }

  /** A small tick in a disc: the mark of something signed. */
  tick(x: number, y: number, size: number, disc: Ink, mark: Ink): void {
    const point = (fx: number, fy: number) =>
      `${round(x + fx * size)} ${round(this.#height - y - fy * size)}`;
    this.box(x, y, size, size, { fill: disc, radius: size / 2 });
    this.#operators.push(
      `q ${mark.map(round).join(' ')} RG ${round(size * 0.11)} w 1 J 1 j ` +
        `${point(0.29, 0.52)} m ${point(0.44, 0.67)} l ${point(0.72, 0.35)} l S Q`,
    );
  }

  /** Paints inside of marked content; `begin` is the operator that opens it. */
  marked(begin: string, paint: () => void): void {
    this.#operators.push(begin);
    paint();
    this.#operators.push('EMC');
  }

  bytes(): Uint8Array {
    return new TextEncoder().encode(this.#operators.join('\n'));
  }

  /** The `/Resources` of what was painted. */
  resources(pdf: PDF): PdfDict {
    const fonts = new PdfDict();
    for (const [font, name] of this.#fonts) {
      const ref: PdfRef | null = pdf.getFontRef(font);
      if (ref) fonts.set(name, ref);
    }
    const resources = new PdfDict();
    resources.set(PdfName.Font, fonts);
    return resources;
  }

  #fontName(font: EmbeddedFont): string {
    const cached = this.#fonts.get(font);
    if (cached) return cached;
    const name = `CsF${this.#fonts.size}`;
    this.#fonts.set(font, name);
    return name;
  }

  #outline(x: number, y: number, width: number, height: number, radius: number): string {
    const bottom = this.#height - y - height;
    if (radius <= 0) return `${[x, bottom, width, height].map(round).join(' ')} re`;
    const r = Math.min(radius, width / 2, height / 2);
    const k = r * (1 - roundness);
    const [right, top] = [x + width, bottom + height];
    const path: [number[], string][] = [
      [[x + r, bottom], 'm'],
      [[right - r, bottom], 'l'],
      [[right - k, bottom, right, bottom + k, right, bottom + r], 'c'],
      [[right, top - r], 'l'],
      [[right, top - k, right - k, top, right - r, top], 'c'],
      [[x + r, top], 'l'],
      [[x + k, top, x, top - k, x, top - r], 'c'],
      [[x, bottom + r], 'l'],
      [[x, bottom + k, x + k, bottom, x + r, bottom], 'c'],
    ];
    return `${path.map(([at, verb]) => `${at.map(round).join(' ')} ${verb}`).join(' ')} h`;
  }
}
