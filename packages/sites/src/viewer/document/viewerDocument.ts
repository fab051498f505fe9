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

export type ViewerState =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; document: ViewerDocument };

/** Canvases beyond this many pixels are drawn coarser: browsers refuse much larger ones. */
const mostPixels = 16_000_000;

/** Gives a canvas the pixels for a page; answers how many of them make one CSS pixel. */
export function sizeCanvas(canvas: HTMLCanvasElement, size: PageSize, scale: number): number {
  const wanted = window.devicePixelRatio;
  const area = size.width * size.height * scale * scale * wanted * wanted;
  const density = area > mostPixels ? wanted * Math.sqrt(mostPixels / area) : wanted;
  canvas.width = Math.max(1, Math.floor(size.width * scale * density));
  canvas.height = Math.max(1, Math.floor(size.height * scale * density));
  return density;
}
