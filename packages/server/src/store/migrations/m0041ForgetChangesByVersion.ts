import { sql, type Kysely } from 'kysely';

/**
 * A change forgets the one version that is too old now, by its number. To forget all older ones, it read the remains of
 * every version that was deleted before: a job over 100,000 documents became slower with each of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['count_documents_inserted', 'count_documents_updated']) {
    const { rows } = await sql<{ definition: string }>`
      select pg_get_functiondef(${name}::regproc) as definition`.execute(db);
    const [before] = rows;
    const after = before?.definition.replace('n.version <= b.version - ', 'n.version = b.version - ');
    if (after === undefined || after === before?.definition) throw new Error(`${name} is not as it was.`);
    await sql.raw(after).execute(db);
  }
}
