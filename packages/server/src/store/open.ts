import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import type { Database } from '../app.ts';
import type { Config } from '../config.ts';
import { migrations } from './migrations/index.ts';
import { openPGlite, pgliteDialect } from './pglite.ts';
import type { Schema } from './schema.ts';

const int8 = 20;
const bytea = 17;

/** Both databases must answer alike: int8 as number (all ours stay below 2^53), bytea as plain Uint8Array. */
const postgresTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === int8) return Number;
    if (oid === bytea) {
      return (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex'));
    }
    return pg.types.getTypeParser(oid, format === 'binary' ? 'text' : format);
  },
};

/** Connects to a Postgres; `max` is the number of pooled connections. */
export function connectPostgres(connectionString: string, max = 10): Database {
  const pool = new pg.Pool({ connectionString, max, types: postgresTypes, connectionTimeoutMillis: 20_000 });
  // An idle connection that dies must not take the process with it; the next query opens another.
  pool.on('error', () => undefined);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** The configured database: Postgres if DATABASE_URL is set, else the embedded one under DATA_DIR. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (config.databaseUrl !== null) return connectPostgres(config.databaseUrl);
  const folder = join(config.dataDir, 'database');
  mkdirSync(dirname(folder), { recursive: true });
  return new Kysely<Schema>({ dialect: pgliteDialect(await openPGlite(folder)) });
}

/** Migrates the schema to the current version; several instances may call it at once. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
