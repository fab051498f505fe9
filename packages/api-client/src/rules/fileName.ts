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

/** Why a document can't have this file name. */
export type DocumentNameProblem = 'fileNameInvalid' | 'fileWithoutExtension' | 'fileExtensionTooLong';

/**
 * Returns why a document can't have this file name, or null. An extension is what follows the last dot: `.hidden` is a
 * name without one, and so is `.env.`.
 */
export function documentNameProblem(name: string): DocumentNameProblem | null {
  if (!isFileNameValid(name)) return 'fileNameInvalid';
  const { title, extension } = splitFileName(name);
  if (title.trim() === '' || extension === '') return 'fileWithoutExtension';
  return extension.length > EXTENSION_LIMIT ? 'fileExtensionTooLong' : null;
}
