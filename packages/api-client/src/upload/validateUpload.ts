import { errorSentences } from '../rules/errorSentences.ts';
import { documentNameProblem, fileNameProblem } from '../rules/fileName.ts';
import { uploadMessages } from './upload.messages.ts';

/** Characters, as the contract counts them. */
const LONGEST_NAME = 255;

interface Candidate {
  name: string;
  size: number;
}

/** Why a file may not be uploaded, or null. Announcements take files without an extension. */
export function validateUpload(file: Candidate, extensionRequired = true): string | null {
  if (file.size === 0) return uploadMessages.emptyFile;
  const character = fileNameProblem(file.name);
  if (character !== null) return errorSentences[character];
  if (Array.from(file.name).length > LONGEST_NAME) return uploadMessages.longName;
  const problem = extensionRequired ? documentNameProblem(file.name) : null;
  return problem === null ? null : errorSentences[problem];
}
