import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { announce } from '@countersign/ui';
import { turnedPlace, turnedSize, type Rotation, type ViewerDocument } from './document/viewerDocument.ts';
import { PageSection } from './PageSection.tsx';
import { PageField } from './PageField.tsx';
import type { ViewerPurpose } from './query.ts';
import { ReaderFrame, useAsked, useFirstFocus } from './ReaderFrame.tsx';
import { SearchBar } from './search/SearchBar.tsx';
import { useMatchMarks } from './search/useMatchMarks.ts';
import { useSearch } from './search/useSearch.ts';
import { Thumbnails } from './Thumbnails.tsx';
import { Toolbar } from './Toolbar.tsx';
import { pageIndexAt, useKeptPlace } from './useKeptPlace.ts';
import { usePageTexts } from './usePageTexts.ts';
import { usePointerZoom } from './usePointerZoom.ts';
import { useRoom } from './useRoom.ts';
import { useSignatureField } from './useSignatureField.ts';
import { besideKeys, useViewerKeys } from './useViewerKeys.ts';
import { viewerMessages } from './viewer.messages.ts';
import styles from './Viewer.module.css';
import { nextZoom, scaleOf, type Zoom } from './zoom.ts';

export interface ReaderProps {
  document: ViewerDocument;
  title: string;
  finishedUrl: string | null;
  purpose: ViewerPurpose;
  /** Called to open the document again, where a part of it could not be read. */
  onReopen?: (() => void) | undefined;
  /** Called for the next document, 1, and the one before it, -1; absent where there is no list of them. */
  onBeside?: ((by: 1 | -1) => void) | undefined;
  /** Called with the document once its first page is there, or said to fail. */
  onShown: (document: ViewerDocument) => void;
}

/**
 * So many pages before and after the current one have their text laid over them, whether they are painted or not; fewer
 * once their plain text is there, which takes less work while pages pass by.
 */
const READABLE_PAGES = 10;
const SELECTABLE_PAGES = 2;
/** Scrolled by an arrow key in px. */
const arrowStep = 60;
/** Kept in view by PageUp and PageDown, as a part of the height. */
const screenStep = 0.9;

/** Renders the pages of a document below each other, with thumbnails and the toolbar. */
export function Reader({ document, title, finishedUrl, purpose, onReopen, onBeside, onShown }: ReaderProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useFirstFocus(scroller);
  const pages = useRef<HTMLDivElement>(null);
  const pageField = useRef<HTMLInputElement>(null);
  const fieldButton = useRef<HTMLButtonElement>(null);
  const [zoom, setZoom] = useState<Zoom>({ kind: 'automatic' });
  const [rotation, setRotation] = useState<Rotation>(0);
  const [current, setCurrent] = useState(1);
  const [opened, setOpened] = useState(false);
  const [helpOpen, setHelpOpen] = useState(false);
  const [asked, ask] = useAsked();
  const [partMissing, setPartMissing] = useState(false);
  const room = useRoom(scroller);
  const field = useSignatureField(document, purpose);
  const toSign = purpose?.kind === 'sign' ? field : null;
  const first = turnedSize(document.firstPage, rotation);
  const scale = scaleOf(zoom, first, room, document.isText);
  const widest =
    zoom.kind === 'scale' || room.width <= 0 ? undefined : Math.max(room.width, first.width * scale);
  const { note, keepAt } = useKeptPlace(scroller, pages, { scale, rotation, room: room.width });
  const texts = usePageTexts(document, opened, current);

  function follow() {
    if (!scroller.current || !pages.current) return;
    const { top } = scroller.current.getBoundingClientRect();
    setCurrent(pageIndexAt(pages.current, top + scroller.current.clientHeight / 3) + 1);
    note();
  }
  const followZoom = useEffectEvent(follow);
  useEffect(() => {
    followZoom();
  }, [scale]);

  usePointerZoom(scroller, scale, (next, point) => {
    keepAt(point);
    setZoom({ kind: 'scale', scale: next });
  });

  const showPage = useCallback((page: number) => {
    pages.current?.children[page - 1]?.scrollIntoView({ block: 'start' });
  }, []);
  function goTo(page: number) {
    const within = Math.min(Math.max(page, 1), document.pageCount);
    setCurrent(within);
    showPage(within);
  }

  const { pageCount } = document;
  const source = useMemo(() => ({ pageCount, pageText: document.pageText }), [document, pageCount]);
  const search = useSearch(source, () => current);
  const onText = useMatchMarks({ search, scroller, onPage: goTo });
  function openSearch() {
    search.show();
    ask();
  }
  function closeSearch() {
    search.close();
    scroller.current?.focus({ preventScroll: true });
  }

  // A page that is shown whole starts at its edge.
  const currentNow = useEffectEvent(() => current);
  useLayoutEffect(() => {
    if (zoom.kind === 'fitPage') showPage(currentNow());
  }, [zoom.kind, scale, rotation, showPage]);

  // Who signs reads first, so the page opens at its beginning; what was signed is shown at once.
  const signedPage = purpose?.kind === 'signed' ? (field?.page ?? null) : null;
  useEffect(() => {
    if (signedPage !== null) showPage(signedPage);
  }, [signedPage, showPage]);

  useEffect(() => {
    announce(viewerMessages.opened(title, pageCount));
  }, [title, pageCount]);
  useEffect(() => {
    let left = false;
    void document.interrupted.then(() => {
      if (!left) setPartMissing(true);
    });
    return () => {
      left = true;
    };
  }, [document]);

  function rotate() {
    const turns: readonly Rotation[] = [90, 180, 270, 0];
    const next = turns[rotation / 90] ?? 0;
    setRotation(next);
    announce(viewerMessages.rotated(next));
  }
  const scroll = (left: number, top: number) => scroller.current?.scrollBy({ left, top });
  const aside = (by: 1 | -1) => {
    const { scrollWidth = 0, clientWidth = 0 } = scroller.current ?? {};
    if (scrollWidth > clientWidth) scroll(by * arrowStep, 0);
    else goTo(current + by);
  };
  const screen = () => (scroller.current?.clientHeight ?? 0) * screenStep;
  const registry = useViewerKeys({
    zoomIn: () => setZoom(nextZoom(scale, 'in')),
    zoomOut: () => setZoom(nextZoom(scale, 'out')),
    fit: () => setZoom({ kind: 'automatic' }),
    fitOther: () => setZoom({ kind: zoom.kind === 'fitPage' ? 'fitWidth' : 'fitPage' }),
    rotate,
    forward: () => scroll(0, screen()),
    back: () => scroll(0, -screen()),
    down: () => scroll(0, arrowStep),
    up: () => scroll(0, -arrowStep),
    right: () => aside(1),
    left: () => aside(-1),
    help: () => setHelpOpen(true),
    ...besideKeys(onBeside),
    ...(pageCount > 1 && {
      first: () => goTo(1),
      last: () => goTo(pageCount),
      goToPage: () => pageField.current?.focus(),
    }),
    ...(document.isText && {
      search: openSearch,
      nextMatch: () => (search.open ? search.move(1) : openSearch()),
      previousMatch: () => (search.open ? search.move(-1) : openSearch()),
    }),
  });

  const onDrawn = useCallback(() => {
    setOpened(true);
    onShown(document);
  }, [document, onShown]);

  return (
    <ReaderFrame
      registry={registry}
      helpOpen={helpOpen}
      onHelp={setHelpOpen}
      notice={partMissing ? { text: viewerMessages.partMissing, onRetry: onReopen } : undefined}
      search={search.open ? <SearchBar search={search} asked={asked} onClose={closeSearch} /> : null}
      toolbar={
        <Toolbar
          title={title}
          place={
            pageCount > 1 ? (
              <PageField ref={pageField} page={current} pageCount={pageCount} onGo={goTo} />
            ) : (
              <span role="status">{viewerMessages.place(1, 1)}</span>
            )
          }
          scale={scale}
          zoom={zoom}
          onZoom={setZoom}
          onRotate={rotate}
          onSearch={document.isText ? openSearch : undefined}
          searching={search.open}
          onKeys={() => {
            setHelpOpen(true);
          }}
          onField={
            toSign === null
              ? undefined
              : () => {
                  fieldButton.current?.scrollIntoView({ block: 'center', inline: 'center' });
                  fieldButton.current?.focus({ preventScroll: true });
                }
          }
          thumbnails={pageCount > 1}
          finishedUrl={finishedUrl}
        />
      }
    >
      {pageCount > 1 ? (
        <Thumbnails
          document={document}
          current={current}
          rotation={rotation}
          field={toSign === null ? null : turnedPlace(toSign, rotation)}
          onChoose={goTo}
        />
      ) : null}
      <main ref={scroller} className={styles.scroller} data-scroller="" aria-label={title} onScroll={follow}>
        <div ref={pages} className={styles.pages}>
          {Array.from({ length: pageCount }, (_, index) => (
            <PageSection
              key={index}
              document={document}
              page={index + 1}
              scale={scale}
              rotation={rotation}
              widest={widest}
              // The first page is painted before the text of others is read.
              text={opened && isLaid(index + 1 - current, texts[index] !== undefined) ? 'always' : 'drawn'}
              pageTexts={texts[index]}
              field={toSign?.page === index + 1 ? toSign : null}
              fieldRef={fieldButton}
              onDrawn={onDrawn}
              onText={onText}
            />
          ))}
        </div>
      </main>
    </ReaderFrame>
  );
}

function isLaid(away: number, known: boolean): boolean {
  return Math.abs(away) <= (known ? SELECTABLE_PAGES : READABLE_PAGES);
}
