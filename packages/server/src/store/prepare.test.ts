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

  /** How many instances wait for the one that prepares: the last that they did was to look for its lock. */
  async function waiting(): Promise<number> {
    const { rows } = await sql`
      select pid from pg_stat_activity
      where datname = ${name} and query like 'select pg_try_advisory_lock%' and pid not in (
        select pid from pg_locks where locktype = 'advisory' and granted)`.execute(maintenance);
    return rows.length;
  }

  /** How many indexes are being built. */
  async function building(): Promise<number> {
    const { rows } = await sql`select pid from pg_stat_progress_create_index where datname = ${name}`.execute(
      maintenance,
    );
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

  test('gets an index that is missing or half built while others write', async () => {
    const missing = ['documents_created', 'document_versions_by_size'];
    for (const index of missing) await sql`drop index ${sql.id(index)}`.execute(db);
    await sql`update pg_index set indisvalid = false where indexrelid = 'signers_waiting_employee'::regclass`.execute(
      db,
    );
    let preparing: Promise<unknown> | undefined;
    const firm = await db.selectFrom('firms').select('id').executeTakeFirstOrThrow();
    // A write that is not over when the build begins, and goes on while it waits.
    await db.transaction().execute(async (tx) => {
      const insert = () =>
        tx
          .insertInto('clients')
          .values({ firm_id: firm.id, name: 'Corriedale', contact_name: 'Pat', created_at: new Date() })
          .returning('id')
          .executeTakeFirstOrThrow();
      const { id } = await insert();
      const add = () =>
        sql`insert into documents (firm_id, client_id, title, extension, size, created_by, created_at, modified_at)
          values (${firm.id}, ${id}, 'Letter', 'pdf', 10, 'Ada Quill', now(), now())`.execute(tx);
      await add();
      // The second one waits for the first, which must not wait for it.
      preparing = Promise.all([1, 2].map(() => prepareDatabase(db, address(), () => Promise.resolve())));
      await expect.poll(building).toBe(1);
      await add();
    });
    await preparing;
    const { rows } = await sql<{ name: string; valid: boolean }>`
      select indexrelid::regclass::text as name, indisvalid as valid from pg_index
      where indexrelid::regclass::text in ('documents_created', 'document_versions_by_size', 'signers_waiting_employee')
      order by 1`.execute(db);
    expect(rows).toEqual([
      { name: 'document_versions_by_size', valid: true },
      { name: 'documents_created', valid: true },
      { name: 'signers_waiting_employee', valid: true },
    ]);
  });

  test('is free again after an instance that failed while it filled', async () => {
    const failing = prepareDatabase(db, address(), () => Promise.reject(new Error('no demo data')));
    await expect(failing).rejects.toThrow('no demo data');
    await prepareDatabase(db, address(), () => Promise.resolve());
  });
});
