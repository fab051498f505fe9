import { setTimeout } from 'node:timers/promises';

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

/** Postgres says: try the whole transaction again. */
export const transient: ReadonlySet<string> = new Set(['40001', '40P01']);
const attempts = 4;

/** The longest wait before the second attempt, in milliseconds; it doubles with each. */
const FIRST_WAIT = 20;

/** Waits at random, so that two transactions that failed on each other do not meet again. */
function backOff(attempt: number): Promise<void> {
  return setTimeout(Math.random() * FIRST_WAIT * 2 ** (attempt - 1));
}

/** Runs what the database may ask for again, as it does where two transactions met; after a pause. */
export async function tryAgain<T>(
  step: () => Promise<T>,
  pause: (attempt: number) => Promise<void> = backOff,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await step();
    } catch (error) {
      const code = databaseCode(error);
      if (code === null || !transient.has(code) || attempt >= attempts) throw error;
      await pause(attempt);
    }
  }
}
