import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { VIEWER_SIGN } from '@countersign/ui';
import type { ViewerDocument } from './document/viewerDocument.ts';
import { PageSheet } from './PageSheet.tsx';
import type { ViewerPurpose } from './query.ts';
import { SignatureField } from './SignatureField.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useSignatureField } from './useSignatureField.ts';
import styles from './Viewer.module.css';
import { nextZoom, scaleOf, type Zoom } from './zoom.ts';

export interface ReaderProps {
  document: ViewerDocument;
  title: string;
  finishedUrl: string | null;
  purpose: ViewerPurpose;
}

/** So many pages before and after the current one have their text, whether they are painted or not. */
const READABLE_PAGES = 10;

/** Space to the left and right of a page in px, both together. */
const gutter = 48;
const narrowGutter = 16;
/** The usual margin of a page beside its text, as a part of its width. */
const textMargin = 0.07;

/** Renders the pages of a document below each other, with thumbnails and the toolbar. */
export function Reader({ document, title, finishedUrl, purpose }: ReaderProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<Zoom>({ kind: 'automatic' });
  const [room, setRoom] = useState(0);
  const [current, setCurrent] = useState(1);
  const [opened, setOpened] = useState(false);
  const field = useSignatureField(document, purpose);
  const fieldButton = useRef<HTMLButtonElement>(null);
  const toSign = purpose?.kind === 'sign' ? field : null;
  const scale = scaleOf(zoom, document.firstPage.width, room, document.isText);
  const widest =
    zoom.kind === 'scale' || room <= 0 ? {} : { widest: Math.max(room, document.firstPage.width * scale) };
  const wider = zoom.kind === 'automatic' && document.firstPage.width * scale > room;

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // Scrolling by keyboard needs focus.
    element.tabIndex = 0;
    const measure = () => {
      const width = element.clientWidth;
      setRoom(width - (width < 560 ? narrowGutter : gutter));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
    };
  }, []);

  const follow = useCallback(() => {
    if (scroller.current && pages.current) setCurrent(pageAt(scroller.current, pages.current));
  }, []);

  useEffect(follow, [follow, scale]);

  // A page that is wider than the room starts at its text, not at its margin.
  useLayoutEffect(() => {
    if (wider && scroller.current)
      scroller.current.scrollLeft = document.firstPage.width * scale * textMargin;
  }, [wider, scale, document]);

  function goTo(page: number) {
    setCurrent(page);
    pages.current?.children[page - 1]?.scrollIntoView({ block: 'start' });
  }

  // Who signs reads first, so the page opens at its beginning; what was signed is shown at once.
  const signedPage = purpose?.kind === 'signed' ? (field?.page ?? null) : null;
  useEffect(() => {
    if (signedPage !== null) pages.current?.children[signedPage - 1]?.scrollIntoView({ block: 'start' });
  }, [signedPage]);

  useEffect(() => {
    // The page has no fields, so single keys are free; each has a button too.
    const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey) return;
      if (key === '+' || key === '=') setZoom(nextZoom(scale, 'in'));
      else if (key === '-') setZoom(nextZoom(scale, 'out'));
      else if (key === '0') setZoom({ kind: 'automatic' });
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, [scale]);

  return (
    <div className={styles.reader}>
      <Toolbar
        title={title}
        place={`Page ${current} of ${document.pageCount}`}
        scale={scale}
        zoom={zoom}
        onZoom={setZoom}
        onField={
          toSign === null
            ? undefined
            : () => {
                fieldButton.current?.scrollIntoView({ block: 'center', inline: 'center' });
                fieldButton.current?.focus({ preventScroll: true });
              }
        }
        thumbnails={document.pageCount > 1}
        finishedUrl={finishedUrl}
      />
      <div className={styles.body}>
        {document.pageCount > 1 ? (
          <Thumbnails document={document} current={current} field={toSign} onChoose={goTo} />
        ) : null}
        <main
          ref={scroller}
          className={styles.scroller}
          data-scroller=""
          aria-label={title}
          onScroll={follow}
        >
          <div ref={pages} className={styles.pages}>
            {Array.from({ length: document.pageCount }, (_, index) => (
              <section key={index} className={styles.page} aria-label={`Page ${index + 1}`}>
                <PageSheet
                  document={document}
                  page={index + 1}
                  scale={scale}
                  {...widest}
                  // The first page is painted before the text of others is read.
                  text={opened && Math.abs(index + 1 - current) <= READABLE_PAGES ? 'always' : 'drawn'}
                  onDrawn={() => {
                    setOpened(true);
                  }}
                >
                  {toSign?.page === index + 1 ? (
                    <SignatureField
                      ref={fieldButton}
                      place={toSign}
                      onPress={() => {
                        // The framing page may know of the press; the message carries nothing else.
                        window.parent.postMessage(VIEWER_SIGN, '*');
                      }}
                    />
                  ) : null}
                </PageSheet>
              </section>
            ))}
          </div>
        </main>
      </div>
    </div>
  );
}

/** Returns the page at a third of the view's height, by binary search. */
function pageAt(scroller: HTMLElement, pages: HTMLElement): number {
  const line = scroller.getBoundingClientRect().top + scroller.clientHeight / 3;
  let [low, high] = [0, pages.children.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const top = pages.children[middle]?.getBoundingClientRect().top ?? 0;
    if (top <= line) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}
