import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import type { Database } from '../app.ts';
import type { Config } from '../config.ts';
import { holdFolder } from './exclusive.ts';
import { buildLongIndexes } from './longIndexes.ts';
import { migrations } from './migrations/index.ts';
import { OneConnection, setOneConnection } from './oneConnection.ts';
import { openPGlite, pgliteDialect, randomPageCost } from './pglite.ts';
import type { Schema } from './schema.ts';
import { embeddedWakes, postgresWakes, setWakes } from './wakes.ts';
import { watched } from './watched.ts';

const int8 = 20;
const bytea = 17;

/** Both databases must return the same types: int8 as number (all ours stay below 2^53), bytea as plain Uint8Array. */
const postgresTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === int8) return Number;
    if (oid === bytea) {
      return (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex'));
    }
    const usual: unknown = pg.types.getTypeParser(oid, format === 'binary' ? 'text' : format);
    return usual;
  },
};

/** How long a new connection may take, or the wait for one of the pool, in milliseconds. */
const connectTimeout = 10_000;
/** The usual limit of a response, in milliseconds; the server gives up a little earlier. */
const ANSWER_TIMEOUT = 30_000;
const statementTimeout = 25_000;

/**
 * A row that an index names costs little more than the next one of the table: both are in memory, or on a solid-state
 * disk. With Postgres's own setting, for turning disks, it reads all logins of the database to name seven signers.
 * `options` in DATABASE_URL replaces it.
 */
const settings = `-c random_page_cost=${randomPageCost}`;

interface PostgresOptions {
  /** Number of pooled connections. */
  max?: number;
  /** After this time without a response a connection is lost, in milliseconds. */
  answerTimeout?: number;
  /** Waits for a response as long as it takes: a migration may build an index for minutes. */
  patient?: boolean;
}

/** Connects to a Postgres. */
export function connectPostgres(
  connectionString: string,
  { max = 10, answerTimeout = ANSWER_TIMEOUT, patient = false }: PostgresOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString,
    max,
    options: settings,
    types: postgresTypes,
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(patient ? {} : { query_timeout: answerTimeout, statement_timeout: statementTimeout }),
  });
  // An idle connection that dies must not take the process with it; the next query opens another.
  pool.on('error', () => undefined);
  // Nor one that dies in a transaction: its query fails, and the pool listens to idle connections only.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: watched(pool) }) });
  setWakes(db, postgresWakes(connectionString));
  return db;
}

/** Gives the embedded database to one caller at a time. */
export function connectEmbedded(embedded: PGlite, onClosed?: () => void): Database {
  const turns = new OneConnection();
  const db = new Kysely<Schema>({ dialect: pgliteDialect(embedded, onClosed, turns) });
  setOneConnection(db, turns);
  setWakes(db, embeddedWakes(db, embedded));
  return db;
}

/**
 * The configured database: Postgres if DATABASE_URL is set, else the embedded one under DATA_DIR, which
 * belongs to one process at a time.
 *
 * @param about Describes this process to another one that tries to open the embedded database.
 * @param first Runs before anything is opened, but after the folder was found free: its error matters more.
 * @throws FolderInUse
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  about = `process ${process.pid}`,
  first: () => Promise<void> = () => Promise.resolve(),
): Promise<Database> {
  if (databaseUrl !== null) {
    await first();
    return connectPostgres(databaseUrl);
  }
  const release = holdFolder(dataDir, about);
  try {
    await first();
    return connectEmbedded(await openPGlite(join(dataDir, 'database')), release);
  } catch (error) {
    release();
    throw error;
  }
}

/** Migrates the schema to the current version; several instances may call it at once. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Names the lock of `prepareDatabase` among all of this database; any number does. */
const preparing = 7_236_101;
/** How long an instance that waits for it pauses between two looks, in milliseconds. */
const lookAgain = 250;

/**
 * Waits for the lock; it ends with the connection. It looks again and again: an index that is built beside others
 * waits for every statement that began before it, also for one that waits for this lock.
 */
async function holdPreparing(holder: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_lock(${preparing}) as held`.execute(
      holder,
    );
    if (rows[0]?.held === true) return;
    await setTimeout(lookAgain);
  }
}

/**
 * Migrates the schema and runs `fill`, which may put the first rows in, on connections that wait as long as it takes.
 * Of several instances that start at once, one does both while the others wait; then they find that there is nothing
 * to do.
 */
export async function prepareDatabase(
  db: Database,
  databaseUrl: string | null,
  fill: (db: Database) => Promise<void>,
): Promise<void> {
  if (databaseUrl === null) {
    await migrate(db);
    await fill(db);
    return;
  }
  const patient = connectPostgres(databaseUrl, { max: 4, patient: true });
  try {
    await patient.connection().execute(async (holder) => {
      await holdPreparing(holder);
      try {
        await buildLongIndexes(patient);
        await migrate(patient);
        await fill(patient);
      } finally {
        await sql`select pg_advisory_unlock(${preparing})`.execute(holder);
      }
    });
  } finally {
    await patient.destroy();
  }
}
