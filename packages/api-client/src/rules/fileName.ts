import { isVisible } from './names.ts';

/** Parts of a file name: `{ title: 'report.final', extension: 'pdf' }`. The extension is lower case, without its dot. */
export function splitFileName(name: string): { title: string; extension: string } {
  const dot = name.lastIndexOf('.');
  if (dot < 0) return { title: name, extension: '' };
  return { title: name.slice(0, dot), extension: name.slice(dot + 1).toLowerCase() };
}

/** Characters of an extension; the contract limits the whole name. */
export const EXTENSION_LIMIT = 20;

/**
 * Whether a file name has neither a slash of any system, which is no part of a name, nor control characters, nor half
 * of a surrogate pair, which Windows allows and no database stores; and whether people can see it. A name without a
 * title is another matter.
 */
export function isFileNameValid(name: string): boolean {
  const { title } = splitFileName(name);
  return name.isWellFormed() && !/[\\/\p{Cc}]/u.test(name) && (title.trim() === '' || isVisible(title));
}

/** The file name of a document, as it is downloaded. */
export function documentFileName(document: { Title: string; Extension: string }): string {
  return document.Extension === '' ? document.Title : `${document.Title}.${document.Extension}`;
}
