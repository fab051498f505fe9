import type { ReadingNode } from './reading.ts';
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

/** Clockwise degrees by which the reader has turned the pages. */
export type Rotation = 0 | 90 | 180 | 270;

/** How a page is painted. */
export interface PageLook {
  scale: number;
  rotation: Rotation;
}

/** What is known of a page besides its text. */
export interface PageNature {
  /** Whether it has text of its own, besides what is drawn over it: a scan has none. */
  readonly hasOwnText: boolean;
  /** The language that the document states, such as `de-AT`; null where it states none. */
  readonly lang: string | null;
}

/** A document as the viewer sees it, whatever its format. Pages count from 1. */
export interface ViewerDocument {
  pageCount: number;
  /** Size of the first page, upright; others are assumed equal until they are read. */
  firstPage: PageSize;
  /** Whether its pages are text, not images. */
  isText: boolean;
  /** Whether all of it was received; of others, only the parts that are looked at are read. */
  isWhole: boolean;
  pageSize: (page: number) => Promise<PageSize>;
  /** Paints a page; stops silently when the signal is aborted. */
  paint: (page: number, canvas: HTMLCanvasElement, look: PageLook, signal: AbortSignal) => Promise<void>;
  /** Text of a page; each line break is one character. */
  pageText: (page: number) => Promise<string>;
  pageNature: (page: number) => Promise<PageNature>;
  /** The text of a page as its maker tagged it; null where it is not tagged. */
  pageReading: (page: number) => Promise<readonly ReadingNode[] | null>;
  /**
   * Lays selectable text over a page. The layer inherits `--total-scale-factor`, CSS pixels per point, so that it
   * follows the zoom by itself.
   */
  layText: (page: number, layer: HTMLElement, rotation: Rotation, signal: AbortSignal) => Promise<void>;
  /** Finds a signature field; null if there is none like it. */
  findField: (wanted: WantedField) => Promise<FieldPlace | null>;
  /** Resolves when a part could not be read any more: the pages that need it cannot be shown. */
  interrupted: Promise<void>;
  close: () => void;
}

/** Interruption of a document that was received whole. */
export const never = new Promise<void>(() => undefined);

/**
 * What the viewer knows of its file.
 * @stories ../
 * @story failed FailedLink
 */
export type ViewerState =
  | {
      status: 'loading';
      /** Whether it takes longer than usual. */
      isSlow?: boolean;
    }
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

/** Returns the size of a turned page. */
export function turnedSize({ width, height }: PageSize, rotation: Rotation): PageSize {
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** Returns the position of a field on a turned page. */
export function turnedPlace(place: FieldPlace, rotation: Rotation): FieldPlace {
  const { x, y, width, height } = place;
  switch (rotation) {
    case 0:
      return place;
    case 90:
      return { ...place, x: 1 - y - height, y: x, width: height, height: width };
    case 180:
      return { ...place, x: 1 - x - width, y: 1 - y - height };
    case 270:
      return { ...place, x: y, y: 1 - x - width, width: height, height: width };
  }
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
