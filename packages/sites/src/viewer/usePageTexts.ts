import { useEffect, useEffectEvent, useState } from 'react';
import type { ReadingNode } from './document/reading.ts';
import type { ViewerDocument } from './document/viewerDocument.ts';

/** Pages between two renderings. */
const pagesAtOnce = 20;
/** The text of more pages than these is read only near the one in view. */
const mostPages = 1000;
/** Pages before and after the one in view. */
const near = 2;

/** What a page says. */
export interface PageTexts {
  readonly plain: string;
  /** The same as its maker tagged it; null where it is not tagged. */
  readonly reading: readonly ReadingNode[] | null;
  /** Whether it has text of its own, besides that of the stamps and fields over it. */
  readonly hasOwnText: boolean;
  /** The language that the document states. */
  readonly lang: string | null;
}

/**
 * Reads the text of all pages, one after the other, so that screen readers find it wherever they are: after the first
 * page was painted. Of a document that was not received whole, or has very many pages, it reads those near the one in
 * view.
 */
export function usePageTexts(
  document: ViewerDocument,
  start: boolean,
  current: number,
): readonly (PageTexts | undefined)[] {
  const readsAll = document.isWhole && document.pageCount <= mostPages;
  const [texts, setTexts] = useState<readonly (PageTexts | undefined)[]>([]);
  useEffect(() => {
    if (!start || !readsAll) return undefined;
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
  }, [document, start, readsAll]);
  const isKnown = useEffectEvent((page: number) => texts[page - 1] !== undefined);
  useEffect(() => {
    if (!start || readsAll) return undefined;
    let left = false;
    const read = async (page: number) => {
      const known = await readPage(document, page).catch(() => undefined);
      if (!left) setTexts((before) => withText(before, page - 1, known));
    };
    const first = Math.max(1, current - near);
    const last = Math.min(document.pageCount, current + near);
    for (let page = first; page <= last; page += 1) if (!isKnown(page)) void read(page);
    return () => {
      left = true;
    };
  }, [document, start, readsAll, current]);
  return texts;
}

async function readPage(document: ViewerDocument, page: number): Promise<PageTexts> {
  const [plain, nature] = await Promise.all([document.pageText(page), document.pageNature(page)]);
  const reading = await document.pageReading(page).catch(() => null);
  return { plain, reading, hasOwnText: nature.hasOwnText, lang: nature.lang };
}

function withText(
  texts: readonly (PageTexts | undefined)[],
  index: number,
  text: PageTexts | undefined,
): (PageTexts | undefined)[] {
  const changed = [...texts];
  changed[index] = text;
  return changed;
}
