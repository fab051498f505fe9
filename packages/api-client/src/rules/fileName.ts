import { isVisible } from './names.ts';

/** Parts of a file name: `{ title: 'report.final', extension: 'pdf', uploadedExtension: 'PDF' }`, without the dot. */
export interface FileNameParts {
  title: string;
  /** Lower case: what kind of file it is. */
  extension: string;
  /** The extension as it is in the name; null where that is the same. */
  uploadedExtension: string | null;
}

export function splitFileName(name: string): FileNameParts {
  const dot = name.lastIndexOf('.');
  if (dot < 0) return { title: name, extension: '', uploadedExtension: null };
  const uploaded = name.slice(dot + 1);
  const extension = uploaded.toLowerCase();
  return {
    title: name.slice(0, dot),
    extension,
    uploadedExtension: uploaded === extension ? null : uploaded,
  };
}

/** Characters of an extension; the contract limits the whole name. */
export const EXTENSION_LIMIT = 20;

function isInvalid(name: string): boolean {
  return !name.isWellFormed() || /[\\/\p{Cc}]/u.test(name);
}

/**
 * Returns what no file can have in its name, or null: a slash of any system, which is no part of a name, control
 * characters, or half of a surrogate pair, which Windows allows and no database stores (`fileNameInvalid`); or a title
 * that nobody can see (`fileNameInvisible`). A name without a title is another matter.
 */
export function fileNameProblem(name: string): 'fileNameInvalid' | 'fileNameInvisible' | null {
  if (isInvalid(name)) return 'fileNameInvalid';
  const { title } = splitFileName(name);
  return title.trim() === '' || isVisible(title) ? null : 'fileNameInvisible';
}

/** The parts of a document's file name, as the contract has them. */
export interface NamedDocument {
  Title: string;
  Extension: string;
  UploadedExtension?: string | undefined;
}

/** The file name of a document, as it was uploaded and is downloaded; shown with `shownFileName`. */
export function documentFileName({ Title, Extension, UploadedExtension = Extension }: NamedDocument): string {
  return Extension === '' ? Title : `${Title}.${UploadedExtension}`;
}

/** Controls that show a name as another one, such as `fdp.exe` as `exe.pdf`, or as several lines. */
const misleading = /[\u2028-\u202E\u2066-\u2069]/gu;

/**
 * A name or title as people see it: what would show it as another one is replaced by a mark. Names are stored and
 * downloaded as they are.
 */
export function shownName(name: string): string {
  return name.replace(misleading, '_');
}

/** The file name of a document, as people see it. */
export function shownFileName(document: NamedDocument): string {
  return shownName(documentFileName(document));
}

/** Characters of a file name with its extension, as the contract counts them. */
export const FILE_NAME_LIMIT = 255;

/**
 * Returns why a document can't have this title, or null: what its file name can't be. A title of blanks alone has
 * nothing that can be seen either.
 */
export function titleProblem(
  document: NamedDocument,
): 'titleTooLong' | 'titleInvalid' | 'titleInvisible' | null {
  const { Title } = document;
  if (isInvalid(Title)) return 'titleInvalid';
  if (!isVisible(Title)) return 'titleInvisible';
  return [...documentFileName(document)].length > FILE_NAME_LIMIT ? 'titleTooLong' : null;
}

/** Why a document can't have this file name. */
export type DocumentNameProblem =
  'fileNameInvalid' | 'fileNameInvisible' | 'fileWithoutExtension' | 'fileExtensionTooLong';

/**
 * Returns why a document can't have this file name, or null. An extension is what follows the last dot: `.hidden` is a
 * name without one, and so is `.env.`.
 */
export function documentNameProblem(name: string): DocumentNameProblem | null {
  const problem = fileNameProblem(name);
  if (problem !== null) return problem;
  const { title, extension } = splitFileName(name);
  if (title.trim() === '' || extension === '') return 'fileWithoutExtension';
  return extension.length > EXTENSION_LIMIT ? 'fileExtensionTooLong' : null;
}
