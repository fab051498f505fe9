import type { PdfDict } from '@libpdf/core';
import { PdfArray, PdfNumber, type PDF, type PdfObject } from '@libpdf/core';

export type Rotation = 0 | 90 | 180 | 270;

/** The visible part of a page in its own (unrotated) coordinates, in points, origin bottom left. */
export interface PageBox {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  rotation: Rotation;
}

/**
 * Position on a displayed page: fractions (0 to 1) of its width and height, from the top left corner. Zoom
 * and UserUnit do not matter.
 */
export interface Placement {
  /** Page number, from 1. */
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A widget's rectangle `[left, bottom, right, top]` and its size as displayed, in points. */
export interface PlacedRect {
  rect: [number, number, number, number];
  width: number;
  height: number;
  rotation: Rotation;
}

/** The smallest side, in points, that a stamp may have and still be seen. */
const smallestSide = 12;

const letter = [0, 0, 612, 792];

/**
 * Reads an attribute that pages inherit from their parents. The library does not follow `/Parent`.
 */
function inherited(pdf: PDF, page: PdfDict, key: string): PdfObject | undefined {
  const resolve = pdf.getObject.bind(pdf);
  const seen = new Set<PdfDict>();
  let node: PdfDict | undefined = page;
  while (node && !seen.has(node)) {
    seen.add(node);
    const value = node.get(key, resolve);
    if (value && value.type !== 'null') return value;
    node = node.getDict('Parent', resolve);
  }
  return undefined;
}

function numbers(pdf: PDF, value: PdfObject | undefined): number[] | undefined {
  if (!(value instanceof PdfArray) || value.length < 4) return undefined;
  const found: number[] = [];
  for (let index = 0; index < 4; index += 1) {
    const item = value.at(index, pdf.getObject.bind(pdf));
    if (!(item instanceof PdfNumber) || !Number.isFinite(item.value)) return undefined;
    found.push(item.value);
  }
  return found;
}

function normalise(box: number[]): [number, number, number, number] {
  const [a = 0, b = 0, c = 0, d = 0] = box;
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

/** The crop box within the media box, and the rotation, both with inheritance resolved. */
export function readPageBox(pdf: PDF, page: PdfDict): PageBox {
  const media = normalise(numbers(pdf, inherited(pdf, page, 'MediaBox')) ?? letter);
  const crop = normalise(numbers(pdf, inherited(pdf, page, 'CropBox')) ?? media);
  let [x0, y0, x1, y1] = [
    Math.max(media[0], crop[0]),
    Math.max(media[1], crop[1]),
    Math.min(media[2], crop[2]),
    Math.min(media[3], crop[3]),
  ];
  if (x1 - x0 <= 0 || y1 - y0 <= 0) [x0, y0, x1, y1] = media;
  const turn = inherited(pdf, page, 'Rotate');
  const degrees = turn instanceof PdfNumber ? turn.value : 0;
  const quarter = ((Math.round(degrees / 90) % 4) + 4) % 4;
  return { x0, y0, x1, y1, rotation: rotations[quarter] ?? 0 };
}

const rotations: Rotation[] = [0, 90, 180, 270];

/** Size of the page as the reader sees it, in points. */
export function displayedSize(box: PageBox): { width: number; height: number } {
  const width = box.x1 - box.x0;
  const height = box.y1 - box.y0;
  return box.rotation === 90 || box.rotation === 270 ? { width: height, height: width } : { width, height };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}

/**
 * Turns a placement into the rectangle of a widget. What would leave the page is moved and, if it
 * must be, shrunk on to it.
 */
export function placeOnPage(box: PageBox, place: Placement): PlacedRect {
  const shown = displayedSize(box);
  const width = clamp(place.width * shown.width, Math.min(smallestSide, shown.width), shown.width);
  const height = clamp(place.height * shown.height, Math.min(smallestSide, shown.height), shown.height);
  const x = clamp(place.x * shown.width, 0, shown.width - width);
  const y = clamp(place.y * shown.height, 0, shown.height - height);
  return { rect: rectOf(box, x, y, width, height), width, height, rotation: box.rotation };
}

function rectOf(
  { x0, y0, x1, y1, rotation }: PageBox,
  x: number,
  y: number,
  width: number,
  height: number,
): [number, number, number, number] {
  switch (rotation) {
    case 0:
      return [x0 + x, y1 - y - height, x0 + x + width, y1 - y];
    case 90:
      return [x0 + y, y0 + x, x0 + y + height, y0 + x + width];
    case 180:
      return [x1 - x - width, y0 + y, x1 - x, y0 + y + height];
    case 270:
      return [x1 - y - height, y1 - x - width, x1 - y, y1 - x];
  }
}

/** Returns the `/Matrix` that keeps an appearance upright on a rotated page. */
export function uprightMatrix(rotation: Rotation): number[] {
  switch (rotation) {
    case 0:
      return [1, 0, 0, 1, 0, 0];
    case 90:
      return [0, 1, -1, 0, 0, 0];
    case 180:
      return [-1, 0, 0, -1, 0, 0];
    case 270:
      return [0, -1, 1, 0, 0, 0];
  }
}
