import { useLayoutEffect, useRef, useState } from 'react';
import { Notice } from '@countersign/ui';
import type { TextFile } from './document/textFile.ts';
import { Toolbar } from './Toolbar.tsx';
import { viewerMessages } from './viewer.messages.ts';
import styles from './Viewer.module.css';

export interface TextReaderProps {
  file: TextFile;
  title: string;
  finishedUrl: string | null;
}

/** Font size at 100 % in px. */
const LETTERS = 13;

/** Renders a plain text on one long sheet; lines wrap at its edge. */
export function TextReader({ file, title, finishedUrl }: TextReaderProps) {
  const [scale, setScale] = useState(1);
  const scroller = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Scrolling by keyboard needs focus.
    if (scroller.current) scroller.current.tabIndex = 0;
  }, []);
  return (
    <div className={styles.reader}>
      <Toolbar
        title={title}
        place={viewerMessages.plainText}
        scale={scale}
        onZoom={(zoom) => {
          if (zoom.kind === 'scale') setScale(zoom.scale);
        }}
        finishedUrl={finishedUrl}
      />
      <div className={styles.body}>
        <main ref={scroller} className={styles.scroller} aria-label={title}>
          <div className={styles.textSheet} data-cs-theme="light">
            {file.text === '' ? <p className={styles.textEmpty}>{viewerMessages.emptyText}</p> : null}
            <pre className={styles.plainText} style={{ fontSize: `${LETTERS * scale}px` }}>
              {file.text}
            </pre>
            {file.whole ? null : <Notice tone="caution">{viewerMessages.textCut}</Notice>}
          </div>
        </main>
      </div>
    </div>
  );
}
