import { useEffect, useState } from 'react';
import type { ViewerDocument } from './document/viewerDocument.ts';

/** Pages between two renderings. */
const pagesAtOnce = 20;
/** The text of more pages than these is read only near the one in view. */
const mostPages = 1000;

/**
 * Reads the text of all pages, one after the other, so that screen readers find it wherever they are: after the first
 * page was painted, and only of a document that was received whole.
 */
export function usePageTexts(document: ViewerDocument, start: boolean): readonly (string | undefined)[] {
  const [texts, setTexts] = useState<readonly (string | undefined)[]>([]);
  useEffect(() => {
    if (!start || !document.isWhole || document.pageCount > mostPages) return undefined;
    let left = false;
    const read = async () => {
      const known: (string | undefined)[] = [];
      for (let page = 1; page <= document.pageCount; page += 1) {
        // Painting says where a page cannot be read.
        known.push(await document.pageText(page).catch(() => undefined));
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
