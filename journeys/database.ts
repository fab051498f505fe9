import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { connectPostgres } from '../packages/server/src/store/open.ts';

/** The Postgres server that the journeys run on, by DATABASE_URL; null for the database under DATA_DIR. */
export const postgresServer: string | null = process.env['DATABASE_URL'] || null;

async function onServer(statement: (name: string) => ReturnType<typeof sql>, name: string): Promise<void> {
  if (postgresServer === null) throw new Error('DATABASE_URL names no Postgres server.');
  const server = connectPostgres(postgresServer, { max: 1, patient: true });
  try {
    await statement(name).execute(server);
  } finally {
    await server.destroy();
  }
}

/** Creates a database on the server, empty or as a copy of another without connections; returns its URL. */
export async function createDatabase(copyOf: string | null): Promise<string> {
  const name = `countersign_journey_${randomBytes(6).toString('hex')}`;
  const template = copyOf === null ? sql`` : sql` template ${sql.id(new URL(copyOf).pathname.slice(1))}`;
  await onServer((database) => sql`create database ${sql.id(database)}${template}`, name);
  const address = new URL(postgresServer ?? '');
  address.pathname = `/${name}`;
  return address.href;
}

/** Removes a database, even if clients are connected. */
export async function dropDatabase(url: string): Promise<void> {
  await onServer(
    (database) => sql`drop database ${sql.id(database)} with (force)`,
    new URL(url).pathname.slice(1),
  );
}
