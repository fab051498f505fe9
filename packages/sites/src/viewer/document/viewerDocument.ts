import type { OpenFailure } from './openFile.ts';
import type { TextFile } from './textFile.ts';

/** CSS pixels at 100 %. */
export interface PageSize {
  width: number;
  height: number;
}

/** A document as the viewer sees it, whatever its format. Pages count from 1. */
export interface ViewerDocument {
  pageCount: number;
  /** Size of the first page; others are taken to be alike until they are asked. */
  firstPage: PageSize;
  pageSize: (page: number) => Promise<PageSize>;
  /** Draws a page; stops quietly when the signal is aborted. */
  paint: (page: number, canvas: HTMLCanvasElement, scale: number, signal: AbortSignal) => Promise<void>;
  /** Lays selectable text over a page. */
  layText: (page: number, layer: HTMLElement, scale: number, signal: AbortSignal) => Promise<void>;
  close: () => void;
}

/**
 * What the viewer has of its file.
 * @stories ../
 * @story failed FailedLink
 */
export type ViewerState =
  | { status: 'loading' }
  | { status: 'failed'; why: OpenFailure | 'none' }
  | { status: 'ready'; document: ViewerDocument }
  | { status: 'text'; file: TextFile };

/** Canvases beyond this many pixels are drawn coarser: browsers refuse much larger ones. */
const mostPixels = 16_000_000;

/** A page's size on the screen: whole CSS pixels, so that its canvas is not smeared over fractions. */
export function shownSize({ width, height }: PageSize, scale: number): PageSize {
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

/** Gives a canvas the pixels for a page; answers how many of them make one CSS pixel. */
export function sizeCanvas(canvas: HTMLCanvasElement, size: PageSize, scale: number): number {
  const { width, height } = shownSize(size, scale);
  const wanted = window.devicePixelRatio;
  const area = width * height * wanted * wanted;
  const density = area > mostPixels ? wanted * Math.sqrt(mostPixels / area) : wanted;
  canvas.width = Math.max(1, Math.round(width * density));
  canvas.height = Math.max(1, Math.round(height * density));
  return density;
}
