import { sql, type Kysely } from 'kysely';
import { createLongIndex } from '../longIndexes.ts';

/**
 * The orders by title and by creator with the text itself in their indexes: without it the database reads every row of
 * a client to find the middle of its list, or sorts them all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  createLongIndex('documents_by_title'),
  createLongIndex('documents_by_creator'),
  // Those of 0002 on the same keys.
  `drop index if exists documents_sort_1`,
  `drop index if exists documents_sort_2`,
];
