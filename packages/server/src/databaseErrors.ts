/** The database's own code of an error; null for any other error. */
export function databaseCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/**
 * The database could not be reached, or was lost on the way: what was asked may have been done, and can be asked
 * again. Only the store throws it, because elsewhere the same codes are about another machine.
 */
export class DatabaseUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The database cannot be reached: ${reason}`, options);
    this.name = 'DatabaseUnavailable';
  }
}
