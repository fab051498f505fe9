import { useEffect, useState } from 'react';
import type { ReadingNode } from './document/reading.ts';
import type { ViewerDocument } from './document/viewerDocument.ts';

/** Pages between two renderings. */
const pagesAtOnce = 20;
/** The text of more pages than these is read only near the one in view. */
const mostPages = 1000;

/** What a page says. */
export interface PageTexts {
  readonly plain: string;
  /** The same as its maker tagged it; null where it is not tagged. */
  readonly reading: readonly ReadingNode[] | null;
}

/**
 * Reads the text of all pages, one after the other, so that screen readers find it wherever they are: after the first
 * page was painted, and only of a document that was received whole.
 */
export function usePageTexts(document: ViewerDocument, start: boolean): readonly (PageTexts | undefined)[] {
  const [texts, setTexts] = useState<readonly (PageTexts | undefined)[]>([]);
  useEffect(() => {
    if (!start || !document.isWhole || document.pageCount > mostPages) return undefined;
    let left = false;
    const read = async () => {
      const known: (PageTexts | undefined)[] = [];
      for (let page = 1; page <= document.pageCount; page += 1) {
        // Painting says where a page cannot be read.
        known.push(await readPage(document, page).catch(() => undefined));
        if (left) return;
        if (page % pagesAtOnce === 0 || page === document.pageCount) setTexts([...known]);
      }
    };
    void read();
    return () => {
      left = true;
    };
  }, [document, start]);
  return texts;
}

async function readPage(document: ViewerDocument, page: number): Promise<PageTexts> {
  const plain = await document.pageText(page);
  return { plain, reading: await document.pageReading(page).catch(() => null) };
}
