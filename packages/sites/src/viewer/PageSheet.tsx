import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
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
  /**
   * When its text is there, to be read and selected: `drawn` once the page is painted, `always` wherever it is.
   * Thumbnails have none.
   * @default 'never'
   */
  text?: 'never' | 'drawn' | 'always';
  /** What is drawn over the page, positioned by fractions of its size. */
  children?: ReactNode;
  /** Called when it has been painted. */
  onDrawn?: () => void;
}

/**
 * Renders one page on white paper: painted when it comes near, and released when it is far. Its text stays, because
 * screen readers read on without scrolling.
 */
export function PageSheet({
  document,
  page,
  scale: wanted,
  widest,
  text = 'never',
  children,
  onDrawn,
}: PageSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const near = useNear(sheet);
  const [size, setSize] = useState<PageSize>(document.firstPage);
  const scale = widest === undefined ? wanted : Math.min(wanted, widest / size.width);
  /**
   * @story waiting ManyPages
   * @story drawn Ready
   * @story failed PageFails
   */
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting');
  const readable = text === 'always' || (text === 'drawn' && state === 'drawn');
  const drawn = useEffectEvent(() => onDrawn?.());

  useEffect(() => {
    if (!near) return undefined;
    const stop = new AbortController();
    const draw = async () => {
      setSize(await document.pageSize(page));
      if (canvas.current) await document.paint(page, canvas.current, scale, stop.signal);
      if (stop.signal.aborted) return;
      setState('drawn');
      drawn();
    };
    draw().catch(() => {
      if (!stop.signal.aborted) setState('failed');
    });
    return () => {
      stop.abort();
      setState('waiting');
    };
  }, [document, page, scale, near]);

  useEffect(() => {
    if (!readable) return undefined;
    const stop = new AbortController();
    const lay = async () => {
      setSize(await document.pageSize(page));
      layer.current?.replaceChildren();
      if (layer.current) await document.layText(page, layer.current, scale, stop.signal);
    };
    // Where the page cannot be read, painting says so.
    lay().catch(() => undefined);
    return () => {
      stop.abort();
    };
  }, [document, page, scale, readable]);

  return (
    <div ref={sheet} className={styles.sheet} data-state={state} style={shownSize(size, scale)}>
      {near ? <canvas ref={canvas} className={styles.canvas} aria-hidden="true" /> : null}
      {readable ? <div ref={layer} className={styles.text} /> : null}
      {state === 'failed' && text !== 'never' ? (
        <div className={styles.pageFailed} data-cs-theme="light">
          <Text step="13" tone="muted">
            {viewerMessages.pageFailed}
          </Text>
        </div>
      ) : null}
      {children}
    </div>
  );
}
