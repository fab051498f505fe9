import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { EmbeddedFont, PDF } from '@libpdf/core';

const files = {
  sans: 'DejaVuSansCondensed.ttf',
  bold: 'DejaVuSansCondensed-Bold.ttf',
  serif: 'DejaVuSerifCondensed.ttf',
  hand: 'DejaVuSerifCondensed-Italic.ttf',
} as const;

export type Face = keyof typeof files;
export type Fonts = Record<Face, EmbeddedFont>;

const resolve = createRequire(import.meta.url).resolve;
const loaded = new Map<Face, Promise<Uint8Array>>();

async function fontBytes(face: Face): Promise<Uint8Array> {
  const cached = loaded.get(face);
  if (cached) return cached;
  const reading = readFile(resolve(`dejavu-fonts-ttf/ttf/${files[face]}`));
  loaded.set(face, reading);
  return reading;
}

/** What the library parsed of a face: its tables never change, so one reading serves every document. */
const parsed = new Map<Face, EmbeddedFont['program']>();

/**
 * Embeds one face. The library parses a font anew for each document, half of the time that a signature took;
 * here only the first document pays for it.
 */
async function embed(pdf: PDF, face: Face): Promise<EmbeddedFont> {
  const font = pdf.embedFont(await fontBytes(face));
  const program = parsed.get(face);
  if (program === undefined) parsed.set(face, font.program);
  else Object.assign(font, { fontProgram: program });
  return font;
}

/** Embeds the faces that stamps and signature pages are set in. Only used glyphs are saved. */
export async function embedFonts(pdf: PDF): Promise<Fonts> {
  const [sans, bold, serif, hand] = await Promise.all([
    embed(pdf, 'sans'),
    embed(pdf, 'bold'),
    embed(pdf, 'serif'),
    embed(pdf, 'hand'),
  ]);
  return { sans, bold, serif, hand };
}
