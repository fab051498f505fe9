import { databaseCode } from '../errors.ts';

/** The network between here and the database, or the name of its machine. */
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Postgres: being shut down, crashed, starting; too many connections; a statement cut off by its timeout. */
const states = new Set(['57P01', '57P02', '57P03', '53300', '57014']);
/** Postgres: the class of connection errors. */
const connectionClass = /^08[0-9A-Z]{3}$/;
/** What `pg` and its pool say without a code. */
const sayings =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client was closed and is not queryable|Client has encountered a connection error|Cannot use a pool after calling end|driver has already been destroyed)/;

/**
 * Whether the database could not be reached, or was lost on the way: what was asked may have been done, and can
 * be asked again. A name that resolves to several addresses fails with one error for each.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  const code = databaseCode(error);
  if (code !== null && (network.has(code) || states.has(code) || connectionClass.test(code))) return true;
  return error instanceof Error && sayings.test(error.message);
}
