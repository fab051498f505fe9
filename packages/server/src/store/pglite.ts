import { PGlite, types } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { OneConnection } from './oneConnection.ts';
import { asUnavailable } from './unavailable.ts';

/** What a row that an index names costs, where the next one of the table costs 1 (open.ts says why). */
export const randomPageCost = 1.1;

/** Opens the embedded database: in memory without a folder, or from a dump of one. */
export async function openPGlite(folder: string | null, dump?: Blob): Promise<PGlite> {
  const database = await PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
    extensions: { pg_trgm, btree_gin },
    parsers: { [types.INT8]: Number },
  });
  await database.exec(`set random_page_cost = ${randomPageCost}`);
  return database;
}

/**
 * Gives the one connection to one caller at a time. Kysely's own PGlite dialect gives it to all callers at
 * once, so that one request's query would run inside another's transaction.
 */
export function pgliteDialect(
  database: PGlite,
  onClosed: () => void = () => undefined,
  turns: OneConnection = new OneConnection(),
): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new OneConnectionDriver(database, onClosed, turns),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PGliteConnection implements DatabaseConnection {
  readonly #database: PGlite;

  constructor(database: PGlite) {
    this.#database = database;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.#database
      .query<R>(query.sql, [...query.parameters])
      .catch((error: unknown) => {
        throw asUnavailable(error);
      });
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not stream rows. Read them in pages.');
  }
}

class OneConnectionDriver implements Driver {
  readonly #database: PGlite;
  readonly #connection: PGliteConnection;
  readonly #onClosed: () => void;
  readonly #turns: OneConnection;

  constructor(database: PGlite, onClosed: () => void, turns: OneConnection) {
    this.#database = database;
    this.#onClosed = onClosed;
    this.#turns = turns;
    this.#connection = new PGliteConnection(database);
  }

  async init(): Promise<void> {
    await this.#database.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.acquire();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#turns.release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#database.close();
    this.#onClosed();
  }
}
