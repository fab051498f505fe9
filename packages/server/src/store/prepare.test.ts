import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../app.ts';
import { connectPostgres, prepareDatabase } from './open.ts';

const server = process.env['DATABASE_URL'] ?? '';

describe.runIf(server !== '')('an empty Postgres', () => {
  const name = `countersign_prepare_${randomBytes(4).toString('hex')}`;
  const address = () => Object.assign(new URL(server), { pathname: `/${name}` }).href;
  let maintenance: Database;
  let db: Database;
  beforeAll(async () => {
    maintenance = connectPostgres(server, { max: 1, patient: true });
    await sql`create database ${sql.id(name)}`.execute(maintenance);
    db = connectPostgres(address());
  });
  afterAll(async () => {
    await db.destroy();
    await sql`drop database ${sql.id(name)} with (force)`.execute(maintenance);
    await maintenance.destroy();
  });

  /** How many instances wait for the one that prepares. */
  async function waiting(): Promise<number> {
    const { rows } = await sql`
      select pid from pg_stat_activity
      where datname = ${name} and wait_event_type = 'Lock' and wait_event = 'advisory'`.execute(maintenance);
    return rows.length;
  }

  test('is migrated and filled by one of three instances that start at once', async () => {
    let filling = 0;
    const found: number[] = [];
    const fill = async () => {
      filling += 1;
      expect(filling).toBe(1);
      const { rows } = await sql`select id from firms`.execute(db);
      found.push(rows.length);
      if (rows.length === 0) {
        await expect.poll(waiting).toBe(2);
        await db.insertInto('firms').values({ name: 'Harrow & Finch', created_at: new Date() }).execute();
      }
      filling -= 1;
    };
    await Promise.all([1, 2, 3].map(() => prepareDatabase(db, address(), fill)));
    expect(found).toEqual([0, 1, 1]);
  });

  test('is free again after an instance that failed while it filled', async () => {
    const failing = prepareDatabase(db, address(), () => Promise.reject(new Error('no demo data')));
    await expect(failing).rejects.toThrow('no demo data');
    await prepareDatabase(db, address(), () => Promise.resolve());
  });
});
