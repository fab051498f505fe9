import { EXTENSION_LIMIT, isFileNameValid, splitFileName } from './fileName.ts';

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
