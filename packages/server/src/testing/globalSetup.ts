import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { connectPostgres } from '../store/open.ts';
import { loadTemplate } from './templates.ts';

/**
 * Before the workers start: the template of the embedded database, so that two of them do not make it twice, or
 * a name for this run's databases on Postgres, which are dropped at the end.
 */
export async function setup(): Promise<() => Promise<void>> {
  const url = process.env['DATABASE_URL'];
  if (url === undefined || url === '') {
    await loadTemplate();
    return () => Promise.resolve();
  }
  const run = randomBytes(4).toString('hex');
  process.env['COUNTERSIGN_TEST_RUN'] = run;
  return () => dropDatabases(url, `countersign_test_${run}`);
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const server = connectPostgres(url, { max: 1, patient: true });
  const found = await sql<{ name: string }>`
    select datname as name from pg_database where starts_with(datname, ${prefix})`.execute(server);
  for (const { name } of found.rows) await sql`drop database ${sql.id(name)} with (force)`.execute(server);
  await server.destroy();
}
