import { useEffect, useMemo, useRef, useState } from 'react';
import { announce, Notice } from '@countersign/ui';
import type { TextFile } from './document/textFile.ts';
import { ReaderFrame, useAsked, useFirstFocus } from './ReaderFrame.tsx';
import { SearchBar } from './search/SearchBar.tsx';
import { useMatchMarks } from './search/useMatchMarks.ts';
import { useSearch } from './search/useSearch.ts';
import { Toolbar } from './Toolbar.tsx';
import { besideKeys, useViewerKeys } from './useViewerKeys.ts';
import { viewerMessages } from './viewer.messages.ts';
import styles from './Viewer.module.css';
import { nextZoom, type Zoom } from './zoom.ts';

export interface TextReaderProps {
  file: TextFile;
  title: string;
  finishedUrl: string | null;
  /** Called for the next document, 1, and the one before it, -1; absent where there is no list of them. */
  onBeside?: ((by: 1 | -1) => void) | undefined;
}

/** Font size at 100 % in px. */
const LETTERS = 13;

/** Renders a plain text on one long sheet; lines wrap at its edge. */
export function TextReader({ file, title, finishedUrl, onBeside }: TextReaderProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useFirstFocus(scroller);
  const text = useRef<HTMLPreElement>(null);
  const [scale, setScale] = useState(1);
  const [helpOpen, setHelpOpen] = useState(false);
  const [asked, ask] = useAsked();
  const source = useMemo(() => ({ pageCount: 1, pageText: () => Promise.resolve(file.text) }), [file]);
  const search = useSearch(source, () => 1);
  const onText = useMatchMarks({ search, scroller, onPage: () => undefined });
  useEffect(() => {
    onText(1, text.current);
    return () => {
      onText(1, null);
    };
  }, [onText, file]);
  useEffect(() => {
    announce(viewerMessages.openedText(title));
  }, [title]);

  const setZoom = (zoom: Zoom) => {
    setScale(zoom.kind === 'scale' ? zoom.scale : 1);
  };
  function openSearch() {
    search.show();
    ask();
  }
  function closeSearch() {
    search.close();
    scroller.current?.focus({ preventScroll: true });
  }
  const registry = useViewerKeys({
    zoomIn: () => setZoom(nextZoom(scale, 'in')),
    zoomOut: () => setZoom(nextZoom(scale, 'out')),
    fit: () => setZoom({ kind: 'automatic' }),
    help: () => setHelpOpen(true),
    ...besideKeys(onBeside),
    search: openSearch,
    nextMatch: () => (search.open ? search.move(1) : openSearch()),
    previousMatch: () => (search.open ? search.move(-1) : openSearch()),
  });

  return (
    <ReaderFrame
      registry={registry}
      helpOpen={helpOpen}
      onHelp={setHelpOpen}
      search={search.open ? <SearchBar search={search} asked={asked} onClose={closeSearch} /> : null}
      toolbar={
        <Toolbar
          title={title}
          place={<span role="status">{viewerMessages.plainText}</span>}
          scale={scale}
          onZoom={setZoom}
          onSearch={openSearch}
          searching={search.open}
          onKeys={() => {
            setHelpOpen(true);
          }}
          finishedUrl={finishedUrl}
        />
      }
    >
      <main ref={scroller} className={styles.scroller} aria-label={title}>
        <div className={styles.textSheet} data-cs-theme="light">
          {file.text === '' ? <p className={styles.textEmpty}>{viewerMessages.emptyText}</p> : null}
          <pre ref={text} className={styles.plainText} style={{ fontSize: `${LETTERS * scale}px` }}>
            {file.text}
          </pre>
          {file.whole ? null : <Notice tone="caution">{viewerMessages.textCut}</Notice>}
        </div>
      </main>
    </ReaderFrame>
  );
}
