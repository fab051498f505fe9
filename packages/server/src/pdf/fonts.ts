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
  const known = loaded.get(face);
  if (known) return known;
  const reading = readFile(resolve(`dejavu-fonts-ttf/ttf/${files[face]}`));
  loaded.set(face, reading);
  return reading;
}

/** Embeds the faces that stamps and signature pages are set in. Only used glyphs are saved. */
export async function embedFonts(pdf: PDF): Promise<Fonts> {
  const [sans, bold, serif, hand] = await Promise.all([
    fontBytes('sans'),
    fontBytes('bold'),
    fontBytes('serif'),
    fontBytes('hand'),
  ]);
  return {
    sans: pdf.embedFont(sans),
    bold: pdf.embedFont(bold),
    serif: pdf.embedFont(serif),
    hand: pdf.embedFont(hand),
  };
}
