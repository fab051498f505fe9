import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readPageReading, readPageText } from './pageText.ts';
import type { ReadingNode } from './reading.ts';

/** What the viewer reads of a page. */
export interface ReadPage {
  readonly plain: string;
  readonly hasOwnText: boolean;
  readonly lang: string | null;
  readonly reading: readonly ReadingNode[] | null;
}

const fonts = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts/',
);

/** Reads the text of every page as the viewer does, without a browser. */
export async function readAllPages(bytes: Uint8Array): Promise<readonly ReadPage[]> {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    standardFontDataUrl: fonts,
    useSystemFonts: false,
  });
  try {
    const pdf = await task.promise;
    const pages: ReadPage[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { items, hasOwn, lang } = await readPageText(page);
      const lines = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''));
      pages.push({
        plain: lines.join('').trim(),
        hasOwnText: hasOwn,
        lang,
        reading: await readPageReading(page),
      });
    }
    return pages;
  } finally {
    await task.destroy();
  }
}
