import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../app.ts';
import { connectEmbedded, connectPostgres } from '../store/open.ts';
import { openPGlite } from '../store/pglite.ts';
import { emptyDatabase, fingerprint } from './emptyDatabase.ts';
import { loadTemplate, postgresTemplate } from './templates.ts';

export interface TestDatabase {
  db: Database;
  /** Gives it back: emptied, it serves the next test of this worker. */
  close(): Promise<void>;
}

interface Pooled {
  db: Database;
  /** What the migrations put into it. */
  fingerprint: string;
  remove(): Promise<void>;
}

/** Databases that no test uses. Opening one takes a second of work; emptying one, some milliseconds. */
const idle: Pooled[] = [];

/** A migrated, empty database: in memory, or on the Postgres of DATABASE_URL. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const pooled = idle.pop() ?? (await open());
  return { db: pooled.db, close: () => giveBack(pooled) };
}

async function open(): Promise<Pooled> {
  const url = process.env['DATABASE_URL'];
  const opened = await (url === undefined || url === '' ? inMemory() : onPostgres(url));
  return { ...opened, fingerprint: await fingerprint(opened.db) };
}

async function giveBack(pooled: Pooled): Promise<void> {
  await emptyDatabase(pooled.db);
  // A test may have changed the migrations' rows, or the schema itself: then it must not be reused.
  if ((await fingerprint(pooled.db)) === pooled.fingerprint) idle.push(pooled);
  else await pooled.remove();
}

async function inMemory(): Promise<Omit<Pooled, 'fingerprint'>> {
  const db = connectEmbedded(await openPGlite(null, await loadTemplate()));
  return { db, remove: () => db.destroy() };
}

async function onPostgres(url: string): Promise<Omit<Pooled, 'fingerprint'>> {
  const template = await postgresTemplate(url);
  const name = `${template.prefix}_${randomBytes(6).toString('hex')}`;
  const server = connectPostgres(url, { max: 1, patient: true });
  await sql`create database ${sql.id(name)} template ${sql.id(template.name)}`.execute(server);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const db = connectPostgres(address.href, { max: 8 });
  return {
    db,
    async remove() {
      await db.destroy();
      await sql`drop database ${sql.id(name)} with (force)`.execute(server);
      await server.destroy();
    },
  };
}
