import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { plainOf, readPageReading, readPageText } from './pageText.ts';
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
      const content = await readPageText(page);
      pages.push({
        plain: plainOf(content).trim(),
        hasOwnText: content.hasOwn,
        lang: content.lang,
        reading: await readPageReading(page),
      });
    }
    return pages;
  } finally {
    await task.destroy();
  }
}
