import { OPS } from 'pdfjs-dist';

/** A matrix of six numbers, as PDF writes them. */
type Matrix = readonly [number, number, number, number, number, number];

/** A line of text on a page, in the form in which the library gives the page's own text. */
export interface DrawnLine {
  str: string;
  dir: string;
  /** From the text's own units, one to its size, to the page's, in points. */
  transform: number[];
  /** Points. */
  width: number;
  /** Points. */
  height: number;
  fontName: string;
  hasEOL: boolean;
  /** The id of the annotation that draws it. */
  annotation: string;
}

/** What the library draws, as its instructions and what each of them gets. */
export interface Drawing {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

const unmoved: Matrix = [1, 0, 0, 1, 0, 0];
/** Units of a font to one of its size. */
const fontUnits = 1000;
/** Texts on one line are one text; a gap between them of so much of their size is a space. */
const sameLine = 0.3;
const space = 0.15;

function matrixOf(values: unknown): Matrix {
  const list: readonly unknown[] =
    values instanceof Float32Array ? [...values] : Array.isArray(values) ? values : [];
  // Some instructions get the six numbers, some get them as one.
  if (list.length === 1) return matrixOf(list[0]);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = list.map(Number);
  return [a, b, c, d, e, f];
}

/** Applies the second matrix first. */
function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

interface Glyph {
  readonly unicode: string;
  readonly width: number;
}

function isGlyph(item: unknown): item is Glyph {
  return (
    typeof item === 'object' &&
    item !== null &&
    'unicode' in item &&
    typeof item.unicode === 'string' &&
    'width' in item &&
    typeof item.width === 'number'
  );
}

/** What the instructions change. */
interface State {
  place: Matrix;
  size: number;
  leading: number;
}

/**
 * Reads the text of what is drawn over a page: the stamps of signatures, which are no part of its own text. The lines are
 * in the order in which they are drawn.
 */
export function drawnLines({ fnArray, argsArray }: Drawing, fontName: string): DrawnLine[] {
  const lines: DrawnLine[] = [];
  const kept: State[] = [];
  let annotation: string | null = null;
  let state: State = { place: unmoved, size: 0, leading: 0 };
  let line: Matrix = unmoved;
  let text: Matrix = unmoved;
  const move = (x: number, y: number) => {
    line = times(line, [1, 0, 0, 1, x, y]);
    text = line;
  };
  const add = (glyphs: readonly unknown[]) => {
    const { size } = state;
    const scaled = times(times(state.place, text), [size, 0, 0, size, 0, 0]);
    let width = 0;
    let str = '';
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') width -= glyph / fontUnits;
      else if (isGlyph(glyph)) {
        str += glyph.unicode;
        width += glyph.width / fontUnits;
      }
    }
    text = times(text, [1, 0, 0, 1, width * size, 0]);
    if (str.trim() === '' || annotation === null) return;
    const across = Math.hypot(scaled[0], scaled[1]);
    const height = Math.hypot(scaled[2], scaled[3]);
    const transform = [...scaled];
    join(lines, {
      str,
      dir: 'ltr',
      transform,
      width: width * across,
      height,
      fontName,
      hasEOL: true,
      annotation,
    });
  };
  fnArray.forEach((operator, index) => {
    const args = argsArray[index];
    const given: readonly unknown[] = Array.isArray(args) ? args : [];
    const [first, second] = given;
    const [x, y] = [Number(first), Number(second)];
    if (operator === OPS.beginAnnotation) {
      annotation = String(first);
      kept.length = 0;
      state = { place: times(matrixOf(given[2]), matrixOf(given[3])), size: 0, leading: 0 };
    }
    if (annotation === null) return;
    switch (operator) {
      case OPS.endAnnotation:
        annotation = null;
        break;
      case OPS.save:
        kept.push(state);
        break;
      case OPS.paintFormXObjectBegin:
        kept.push(state);
        state = { ...state, place: times(state.place, matrixOf(first)) };
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        state = kept.pop() ?? state;
        break;
      case OPS.transform:
        state = { ...state, place: times(state.place, matrixOf(args)) };
        break;
      case OPS.beginText:
        line = unmoved;
        text = unmoved;
        break;
      case OPS.setFont:
        state = { ...state, size: y };
        break;
      case OPS.setLeading:
        state = { ...state, leading: -x };
        break;
      case OPS.setTextMatrix:
        line = matrixOf(args);
        text = line;
        break;
      case OPS.setLeadingMoveText:
        state = { ...state, leading: y };
        move(x, y);
        break;
      case OPS.moveText:
        move(x, y);
        break;
      case OPS.nextLine:
        move(0, state.leading);
        break;
      case OPS.showText:
        add(Array.isArray(first) ? first : []);
        break;
    }
  });
  return lines;
}

/** Adds a text to the line that it goes on, or as the next one. */
function join(lines: DrawnLine[], next: DrawnLine): void {
  const last = lines.at(-1);
  const gap = last === undefined ? null : gapBetween(last, next);
  if (last === undefined || gap === null || last.annotation !== next.annotation) {
    lines.push(next);
    return;
  }
  const between =
    gap > space * next.height && !last.str.endsWith(' ') && !next.str.startsWith(' ') ? ' ' : '';
  last.str += between + next.str;
  last.width += gap + next.width;
}

/** Points from the end of one text to the start of the next one on its line; null if that is on another one. */
function gapBetween(last: DrawnLine, next: DrawnLine): number | null {
  const [a = 1, b = 0, , , x = 0, y = 0] = last.transform;
  const [, , , , toX = 0, toY = 0] = next.transform;
  const length = Math.hypot(a, b) || 1;
  const [alongX, alongY] = [a / length, b / length];
  const [byX, byY] = [toX - x, toY - y];
  const down = Math.abs(byX * alongY - byY * alongX);
  const gap = byX * alongX + byY * alongY - last.width;
  return down < sameLine * next.height && gap > -next.height ? gap : null;
}
