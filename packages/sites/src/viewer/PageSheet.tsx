import { useEffect, useEffectEvent, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Text } from '@countersign/ui';
import {
  shownSize,
  turnedSize,
  type PageSize,
  type Rotation,
  type ViewerDocument,
} from './document/viewerDocument.ts';
import { PageReading } from './PageReading.tsx';
import { useNear } from './useNear.ts';
import type { PageTexts } from './usePageTexts.ts';
import { viewerMessages } from './viewer.messages.ts';
import styles from './Viewer.module.css';

export interface PageSheetProps {
  document: ViewerDocument;
  /** From 1. */
  page: number;
  scale: number;
  /** @default 0 */
  rotation?: Rotation;
  /** Wider pages are scaled down to this width in px. */
  widest?: number | undefined;
  /**
   * When its text is there, to be read and selected: `drawn` once the page is painted, `always` wherever it is.
   * Thumbnails have none.
   * @default 'never'
   */
  text?: 'never' | 'drawn' | 'always';
  /** Its text as far as it is known. Tagged, it is read in place of what is laid over the page. */
  pageTexts?: PageTexts | undefined;
  /** What is drawn over the page, positioned by fractions of its size. */
  children?: ReactNode;
  /** Called when it has been painted, or says that it could not be. */
  onDrawn?: (() => void) | undefined;
  /** Called with the layer once the text is laid, and with null when it is gone. */
  onText?: ((page: number, layer: HTMLElement | null) => void) | undefined;
}

/**
 * Renders one page on white paper: painted when it comes near, and released when it is far. Its text stays, because
 * screen readers read on without scrolling.
 */
export function PageSheet({
  document: file,
  page,
  scale: wanted,
  rotation = 0,
  widest,
  text = 'never',
  pageTexts,
  children,
  onDrawn,
  onText,
}: PageSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const near = useNear(sheet);
  const [size, setSize] = useState<PageSize>(file.firstPage);
  const turned = turnedSize(size, rotation);
  const scale = widest === undefined ? wanted : Math.min(wanted, widest / turned.width);
  /**
   * @story waiting ManyPages
   * @story drawn Ready
   * @story failed PageFails
   */
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting');
  const readable = text === 'always' || (text === 'drawn' && state === 'drawn');
  const reading = text === 'never' ? null : (pageTexts?.reading ?? null);
  const lang = pageTexts?.lang ?? undefined;
  const drawn = useEffectEvent(() => onDrawn?.());
  const laid = useEffectEvent((element: HTMLElement | null) => onText?.(page, element));

  useEffect(() => {
    if (!near) return undefined;
    const stop = new AbortController();
    const draw = async () => {
      setSize(await file.pageSize(page));
      await settled(stop.signal, page);
      if (stop.signal.aborted) return;
      const canvas = newCanvas();
      await file.paint(page, canvas, { scale, rotation }, stop.signal);
      if (stop.signal.aborted) return release(canvas);
      // The former picture stays, stretched, until this one is there: no page goes white while it is zoomed.
      show(paper.current, canvas);
      setState('drawn');
      drawn();
    };
    draw().catch(() => {
      if (stop.signal.aborted) return;
      setState('failed');
      drawn();
    });
    return () => {
      stop.abort();
    };
  }, [file, page, scale, rotation, near]);

  useEffect(() => {
    if (!near) return undefined;
    const element = paper.current;
    return () => {
      show(element, null);
      setState('waiting');
    };
  }, [file, near]);

  useEffect(() => {
    const element = layer.current;
    if (!readable || element === null) return undefined;
    const stop = new AbortController();
    const lay = async () => {
      setSize(await file.pageSize(page));
      element.replaceChildren();
      await file.layText(page, element, rotation, stop.signal);
      if (!stop.signal.aborted) laid(element);
    };
    // Where the page cannot be read, painting says so.
    lay().catch(() => undefined);
    return () => {
      stop.abort();
      laid(null);
    };
  }, [file, page, rotation, readable]);

  const look: CSSProperties & Record<'--page-scale', number> = {
    ...shownSize(turned, scale),
    '--page-scale': scale,
  };
  return (
    <div ref={sheet} className={styles.sheet} data-state={state} style={look}>
      <div ref={paper} className={styles.paper} aria-hidden="true" />
      {readable ? (
        <div ref={layer} className={styles.text} aria-hidden={reading === null ? undefined : true} />
      ) : null}
      {reading !== null ? (
        <div className={styles.farText} lang={lang} dir="auto">
          <PageReading nodes={reading} />
        </div>
      ) : !readable && pageTexts !== undefined && pageTexts.plain !== '' ? (
        <p className={styles.farText} lang={lang} dir="auto">
          {pageTexts.plain}
        </p>
      ) : null}
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

/** Pages that only pass by are not worth the work, in ms; nor are the sizes between two of a pinch. */
const passing = 60;

/** Waits until a page has stayed near, except for the first, which everybody waits for. */
async function settled(signal: AbortSignal, page: number): Promise<void> {
  if (page === 1) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, passing);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function newCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.className = styles.canvas ?? '';
  return canvas;
}

/** Frees the pixels at once: the browser would keep them until it collects garbage. */
function release(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}

function show(paper: HTMLElement | null, canvas: HTMLCanvasElement | null): void {
  for (const former of paper?.querySelectorAll('canvas') ?? []) release(former);
  paper?.replaceChildren(...(canvas === null ? [] : [canvas]));
}
