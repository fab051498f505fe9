import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/index.ts';
import { vacuumEmbedded } from './vacuumEmbedded.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

/** Rows that the database believes to be in the table of the counters of attempts, and those that wait to be freed. */
async function known(): Promise<{ rows: number; dead: number }> {
  await sql`select pg_stat_force_next_flush()`.execute(app.db);
  const { rows } = await sql<{ rows: number; dead: number }>`
    select c.reltuples::integer as rows, s.n_dead_tup::integer as dead
    from pg_class c join pg_stat_user_tables s on s.relid = c.oid where c.relname = 'rate_limits'`.execute(
    app.db,
  );
  return rows[0] ?? { rows: -1, dead: -1 };
}

async function count(from: number, to: number): Promise<void> {
  await sql`insert into rate_limits (bucket, count, resets_at)
    select 'bucket ' || n, 1, ${app.clock.now()} from generate_series(${from}::integer, ${to}::integer) n`.execute(
    app.db,
  );
}

const isEmbedded = (process.env['DATABASE_URL'] ?? '') === '';

// Postgres does this by itself, at times of its own.
it.runIf(isEmbedded)('counts rows and frees changed ones once there are some', async () => {
  await count(1, 1_000);
  await vacuumEmbedded(app.db);
  expect(await known()).toEqual({ rows: 1_000, dead: 0 });
  await count(1_001, 1_100);
  await vacuumEmbedded(app.db);
  expect(await known()).toMatchObject({ rows: 1_000 });
  await app.db.updateTable('rate_limits').set({ count: 2 }).execute();
  expect((await known()).dead).toBe(1_100);
  await vacuumEmbedded(app.db);
  expect(await known()).toEqual({ rows: 1_100, dead: 0 });
});
