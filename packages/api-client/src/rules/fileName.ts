import { DISPLAY_NAME_LENGTH } from './limits.ts';

/** Parts of a file name: `{ title: 'report.final', extension: 'pdf' }`. The extension is lower case, without its dot. */
export function splitFileName(name: string): { title: string; extension: string } {
  const dot = name.lastIndexOf('.');
  if (dot < 0) return { title: name, extension: '' };
  return { title: name.slice(0, dot), extension: name.slice(dot + 1).toLowerCase() };
}

/** The file name of a document, as it is downloaded. */
export function documentFileName(document: { Title: string; Extension: string }): string {
  return document.Extension === '' ? document.Title : `${document.Title}.${document.Extension}`;
}

const graphemes = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });

/**
 * A name of at most `length` characters whose middle is cut, so that the extension stays.
 * Counts what a reader sees as one character, so that an accent or a flag is never cut in two.
 */
export function truncateMiddle(name: string, length: number = DISPLAY_NAME_LENGTH): string {
  if (name.length <= length) return name;
  const characters = [...graphemes.segment(name)].map(({ segment }) => segment);
  if (characters.length <= length) return name;
  const tail = Math.floor((length - 1) / 2);
  const head = length - 1 - tail;
  return `${characters.slice(0, head).join('')}…${tail === 0 ? '' : characters.slice(-tail).join('')}`;
}
