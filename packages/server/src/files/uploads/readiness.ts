import { sql } from 'kysely';
import type { Database } from '../../app.ts';

/**
 * Says that the file service can take uploads.
 *
 * @throws Problem 503 while the database can't be reached
 */
export async function uploadReadiness(db: Database): Promise<{ Ready: true }> {
  await sql`select 1`.execute(db);
  return { Ready: true };
}
