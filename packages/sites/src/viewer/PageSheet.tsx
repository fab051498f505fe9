import { useEffect, useRef, useState } from 'react';
import { Text } from '@countersign/ui';
import { shownSize, type PageSize, type ViewerDocument } from './document/viewerDocument.ts';
import { useNear } from './useNear.ts';
import { viewerMessages } from './viewer.messages.ts';
import styles from './Viewer.module.css';

export interface PageSheetProps {
  document: ViewerDocument;
  /** From 1. */
  page: number;
  scale: number;
  /** Wider pages are scaled down to this width in px. */
  widest?: number;
  /** Whether text can be selected; not in thumbnails. */
  withText?: boolean;
}

/** Renders one page on white paper: painted when it comes near, and released when it is far. */
export function PageSheet({ document, page, scale: wanted, widest, withText = false }: PageSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const near = useNear(sheet);
  const [size, setSize] = useState<PageSize>(document.firstPage);
  const scale = widest === undefined ? wanted : Math.min(wanted, widest / size.width);
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting');

  useEffect(() => {
    if (!near) return undefined;
    const stop = new AbortController();
    const draw = async () => {
      setSize(await document.pageSize(page));
      if (canvas.current) await document.paint(page, canvas.current, scale, stop.signal);
      if (stop.signal.aborted) return;
      setState('drawn');
      text.current?.replaceChildren();
      if (text.current) await document.layText(page, text.current, scale, stop.signal);
    };
    draw().catch(() => {
      if (!stop.signal.aborted) setState('failed');
    });
    return () => {
      stop.abort();
      setState('waiting');
    };
  }, [document, page, scale, near]);

  return (
    <div ref={sheet} className={styles.sheet} data-state={state} style={shownSize(size, scale)}>
      {near ? <canvas ref={canvas} className={styles.canvas} aria-hidden="true" /> : null}
      {near && withText ? <div ref={text} className={styles.text} /> : null}
      {state === 'failed' && withText ? (
        <div className={styles.pageFailed} data-cs-theme="light">
          <Text step="13" tone="muted">
            {viewerMessages.pageFailed}
          </Text>
        </div>
      ) : null}
    </div>
  );
}
