import type { OpenFailure } from './openFile.ts';
import type { WantedField } from './signatureField.ts';
import type { TextFile } from './textFile.ts';

/** CSS pixels at 100 %. */
export interface PageSize {
  width: number;
  height: number;
}

/** The position of a field on its page: fractions (0 to 1) of the page's size, from the top left corner. */
export interface FieldPlace {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A document as the viewer sees it, whatever its format. Pages count from 1. */
export interface ViewerDocument {
  pageCount: number;
  /** Size of the first page; others are assumed equal until they are read. */
  firstPage: PageSize;
  /** Whether its pages are text, not images. */
  isText: boolean;
  pageSize: (page: number) => Promise<PageSize>;
  /** Paints a page; stops silently when the signal is aborted. */
  paint: (page: number, canvas: HTMLCanvasElement, scale: number, signal: AbortSignal) => Promise<void>;
  /** Lays selectable text over a page. */
  layText: (page: number, layer: HTMLElement, scale: number, signal: AbortSignal) => Promise<void>;
  /** Finds a signature field; null if there is none like it. */
  findField: (wanted: WantedField) => Promise<FieldPlace | null>;
  close: () => void;
}

/**
 * What the viewer knows of its file.
 * @stories ../
 * @story failed FailedLink
 */
export type ViewerState =
  | { status: 'loading' }
  | { status: 'failed'; why: OpenFailure | 'none'; reference?: string | undefined }
  | { status: 'ready'; document: ViewerDocument }
  | { status: 'text'; file: TextFile };

/**
 * Canvases above this number of pixels are painted at a lower resolution, because browsers reject much larger
 * ones.
 */
const mostPixels = 16_000_000;

/** Returns a page's size on the screen in whole CSS pixels, so that its canvas is not blurred. */
export function shownSize({ width, height }: PageSize, scale: number): PageSize {
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

/** Gives a canvas the pixels for a page; returns how many of them make one CSS pixel. */
export function sizeCanvas(canvas: HTMLCanvasElement, size: PageSize, scale: number): number {
  const { width, height } = shownSize(size, scale);
  const wanted = window.devicePixelRatio;
  const area = width * height * wanted * wanted;
  const density = area > mostPixels ? wanted * Math.sqrt(mostPixels / area) : wanted;
  canvas.width = Math.max(1, Math.round(width * density));
  canvas.height = Math.max(1, Math.round(height * density));
  return density;
}
