import { fieldMessages } from '../viewer.messages.ts';
import type { DrawnLine } from './drawnText.ts';

/** Something over a page that is read: a field of a form, a signature, a stamp, a note. */
export interface Spoken {
  readonly id: string;
  /** A signature or a stamp says by its drawing what it is; a field, or one without drawing, needs its name. */
  readonly isField: boolean;
  /** What it is called; empty where it has no name. */
  readonly label: string;
  /** What it says: what is drawn in it, or else its value. */
  readonly texts: readonly string[];
  /** Its corners in points from the page's corner: left, bottom, right, top. */
  readonly rect: readonly number[];
}

/** Annotations whose drawing is text of the page. */
const drawn = new Set(['Stamp', 'FreeText']);

/** Whether this has a drawing that may hold text: fields, stamps and notes. Links and highlights have none. */
export function mayBeDrawn(annotation: unknown): boolean {
  if (typeof annotation !== 'object' || annotation === null) return false;
  if (!('hasAppearance' in annotation) || annotation.hasAppearance !== true) return false;
  const isField = 'fieldType' in annotation && typeof annotation.fieldType === 'string';
  return isField || ('subtype' in annotation && drawn.has(String(annotation.subtype)));
}

type Values = Partial<Record<string, unknown>>;

const filled = (value: unknown) => typeof value === 'string' && value !== '';

/** What a field of a form holds in words. */
function valuesOf(values: Values): string[] {
  const { fieldType, fieldValue, checkBox, radioButton, pushButton, exportValue, buttonValue, options } =
    values;
  if (pushButton === true || fieldType === 'Sig' || typeof fieldType !== 'string') return [];
  if (checkBox === true || radioButton === true) {
    const own = checkBox === true ? exportValue : buttonValue;
    const isOn = filled(fieldValue) && fieldValue === own;
    return [isOn ? fieldMessages.selected : fieldMessages.notSelected];
  }
  const told = [fieldValue].flat().filter(filled).map(String);
  const shown = told.map((value) => shownValue(options, value));
  return shown.length > 0 ? shown : [fieldMessages.empty];
}

/** What a list shows for a value that it keeps. */
function shownValue(options: unknown, value: string): string {
  const list: readonly unknown[] = Array.isArray(options) ? options : [];
  for (const option of list) {
    if (typeof option !== 'object' || option === null) continue;
    const { exportValue, displayValue }: Values = { ...option };
    if (exportValue === value && typeof displayValue === 'string') return displayValue;
  }
  return value;
}

/** The tick of a box is drawn as a character or two; more is text. */
const longestTick = 2;

/** Returns what is read of an annotation; null for others, such as links. */
export function spokenOf(annotation: unknown, lines: readonly DrawnLine[]): Spoken | null {
  if (typeof annotation !== 'object' || annotation === null) return null;
  const values: Values = { ...annotation };
  const { id, fieldType, alternativeText, fieldName, subtype, checkBox, radioButton, rect } = values;
  const isField = typeof fieldType === 'string';
  if (typeof id !== 'string' || (!isField && !drawn.has(String(subtype)))) return null;
  const isBox = checkBox === true || radioButton === true;
  const written = lines
    .filter((line) => line.annotation === id && (!isBox || line.str.trim().length > longestTick))
    .map(({ str }) => str);
  const told = valuesOf(values);
  return {
    id,
    isField: isField && (fieldType !== 'Sig' || written.length === 0),
    label: String([alternativeText, fieldName].find(filled) ?? ''),
    texts: isBox ? [...told, ...written] : written.length > 0 ? written : told,
    rect: Array.isArray(rect) ? rect.map(Number) : [0, 0, 0, 0],
  };
}

/** Lays a text over a field whose drawing does not say it. */
export function lineOver({ id, rect }: Spoken, str: string, fontName: string): DrawnLine {
  const [left = 0, bottom = 0, right = 0, top = 0] = rect;
  const height = Math.max(1, Math.min(top - bottom, usualLine));
  return {
    str,
    dir: 'ltr',
    transform: [height, 0, 0, height, left, bottom],
    width: Math.max(1, right - left),
    height,
    fontName,
    hasEOL: true,
    annotation: id,
  };
}

/** Points. */
const usualLine = 12;
