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
import { DatabaseUnavailable } from '../databaseErrors.ts';
import { asUnavailable } from './unavailable.ts';

/** How long a query may wait for the one connection before it is called a fault, in milliseconds. */
const acquireTimeout = 20_000;

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
export function pgliteDialect(database: PGlite, onClosed: () => void = () => undefined): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new OneConnectionDriver(database, onClosed),
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
  readonly #waiting: (() => void)[] = [];
  #lent = false;

  constructor(database: PGlite, onClosed: () => void) {
    this.#database = database;
    this.#onClosed = onClosed;
    this.#connection = new PGliteConnection(database);
  }

  async init(): Promise<void> {
    await this.#database.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#lent) await this.#turn();
    this.#lent = true;
    return this.#connection;
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const mine = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(mine), 1);
        reject(
          new DatabaseUnavailable(
            'the connection was not free within 20 seconds. Is a transaction waiting for a query made outside it?',
          ),
        );
      }, acquireTimeout);
      this.#waiting.push(mine);
    });
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    // The connection passes straight to the next in the queue; it is never free in between.
    if (next === undefined) this.#lent = false;
    else next();
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
