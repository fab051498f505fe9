import { Problem } from '../../errors.ts';
import { hasCode } from './diskFiles.ts';

/** What a full disk or a file beyond its limits means to whoever uploads; any other error as it is. */
export function diskFault(error: unknown): unknown {
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) return new Problem('noRoom', { cause: error });
  if (hasCode(error, 'EFBIG')) return new Problem('fileTooLarge', { cause: error });
  return error;
}
