import type { Insertable } from 'kysely';
import type { Database } from '../app.ts';
import type { Schema } from '../store/schema.ts';

type Tables =
  | 'logins'
  | 'employees'
  | 'accounts'
  | 'clients'
  | 'filters'
  | 'documents'
  | 'document_versions'
  | 'signing_tasks'
  | 'signers';

/** Rows that one statement takes; Postgres allows 65,535 values. */
const batch = 1000;

/** Inserts many rows and returns their ids in the same order. */
export async function insertMany<T extends Tables>(
  tx: Database,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < rows.length; at += batch) {
    const inserted = await tx
      .insertInto<Tables>(table)
      .values(rows.slice(at, at + batch))
      .returning('id')
      .execute();
    ids.push(...inserted.map((row) => row.id));
  }
  return ids;
}

/** Puts two lists side by side. */
export function pairs<A, B>(left: readonly A[], right: readonly B[]): [A, B][] {
  return left.flatMap((value, index) => {
    const other = right[index];
    return other === undefined ? [] : [[value, other] satisfies [A, B]];
  });
}
