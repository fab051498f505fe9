import { Problem } from '../../errors.ts';
import { hasCode } from './diskFiles.ts';

/** Postgres: the disk is full. */
const databaseFull = '53100';

/** Converts a full disk or an oversized file to an error for the user; returns any other error unchanged. */
export function diskFault(error: unknown): unknown {
  if (hasCode(error, 'ENOSPC', 'EDQUOT', databaseFull)) return new Problem('noRoom', { cause: error });
  if (hasCode(error, 'EFBIG')) return new Problem('fileTooLarge', { cause: error });
  return error;
}
