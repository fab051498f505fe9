import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { asUnavailable } from './unavailable.ts';

/** What `pg` says when `query_timeout` is over; it has no code. */
const readTimeout = 'Query read timeout';

/**
 * A pooled connection that says when the database cannot be reached. It is closed when a query got no response: the
 * next one would wait behind it.
 */
class WatchedClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient;
  readonly #close: () => void;

  constructor(client: PostgresPoolClient, close: () => void) {
    this.#client = client;
    this.#close = close;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(query: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    if (typeof query !== 'string') return this.#client.query(query);
    return this.#client.query<R>(query, parameters).catch((error: unknown) => {
      if (error instanceof Error && error.message === readTimeout) this.#close();
      throw asUnavailable(error);
    });
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}

/** Gives out the pool's connections, watched: those whose network fell silent do not return to it. */
export function watched(pool: pg.Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw asUnavailable(error);
      });
      return new WatchedClient(client, () => void client.end());
    },
    end: () => pool.end(),
    options: {},
  };
}
