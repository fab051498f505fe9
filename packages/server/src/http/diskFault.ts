import { databaseCode } from '../databaseErrors.ts';
import { Problem } from '../errors.ts';

/** Postgres: the disk is full. */
const databaseFull = '53100';

/** Converts a full disk or an oversized file to an error for the user; returns any other error unchanged. */
export function diskFault(error: unknown): unknown {
  const code = databaseCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === databaseFull)
    return new Problem('noRoom', { cause: error });
  if (code === 'EFBIG') return new Problem('fileTooLarge', { cause: error });
  return error;
}
