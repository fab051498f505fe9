import { databaseCode, DatabaseUnavailable } from '../databaseErrors.ts';

/** The network between here and the database, or the name of its machine. */
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Postgres: being shut down, crashed, starting; too many connections; a statement cut off by its timeout. */
const states = new Set(['57P01', '57P02', '57P03', '53300', '57014']);
/** Postgres: the class of connection errors. */
const connectionClass = /^08[0-9A-Z]{3}$/;
/** What `pg`, its pool and PGlite say without a code. */
const sayings =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client was closed and is not queryable|Client has encountered a connection error|Cannot use a pool after calling end|PGlite is clos)/;

/** A name that resolves to several addresses fails with one error for each. */
function each(error: unknown): readonly unknown[] {
  return error instanceof AggregateError ? error.errors : [error];
}

function isUnavailable(error: unknown): boolean {
  const code = databaseCode(error);
  if (code !== null && (network.has(code) || states.has(code) || connectionClass.test(code))) return true;
  return error instanceof Error && sayings.test(error.message);
}

/** Marks an error of the database's driver that says it cannot be reached; returns any other unchanged. */
export function asUnavailable(error: unknown): unknown {
  const errors = each(error);
  if (!errors.some(isUnavailable)) return error;
  const reasons = errors.map((one) => (one instanceof Error ? one.message : String(one)));
  return new DatabaseUnavailable(reasons.join(', '), { cause: error });
}
