import { Problem } from '../errors.ts';
import { hasCode } from './diskFiles.ts';
import { filesMessages } from './files.messages.ts';

/** What a full disk or a file beyond its limits means to whoever uploads; any other error as it is. */
export function diskFault(error: unknown): unknown {
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) return new Problem(507, filesMessages.noRoom, { cause: error });
  if (hasCode(error, 'EFBIG')) return new Problem(413, filesMessages.fileTooLarge, { cause: error });
  return error;
}
