import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../app.ts';

/** A version of a client's lists. */
export interface ListVersion {
  clientId: number;
  version: number;
}

/** The version of a client's lists, in the snapshot of the statement that asks for it. */
export function versionNow(clientId: number): RawBuilder<number> {
  return sql`coalesce(
    (select version from document_counts where client_id = ${clientId} and filter_id = 0), 0)`;
}

/**
 * The documents that have changed since a version, for a `with`: each with its row as it was then (`before`, null: it
 * was not there).
 */
export function changedSince({ clientId, version }: ListVersion): RawBuilder<unknown> {
  return sql`changed as materialized (
    select distinct on (document_id) document_id, before from document_changes
    where client_id = ${clientId} and version > ${version} order by document_id, version)`;
}

/** Whether all changes since a version are noted: each later version has some. */
export function isNotedSince({ clientId, version }: ListVersion): RawBuilder<boolean> {
  return sql`(select count(distinct version) from document_changes
    where client_id = ${clientId} and version > ${version}) = ${versionNow(clientId)} - ${version}`;
}

/**
 * What has come into a list and what has left it: rows of `changed` with `step` 1 as they are, and -1 as they were.
 *
 * @param parts.select Columns of the documents `d`
 * @param parts.joins What these and the condition need beside `d`
 */
export function moved({
  select,
  joins,
  condition,
}: Record<'select' | 'joins' | 'condition', RawBuilder<unknown>>): RawBuilder<unknown> {
  // Each document is looked up by its id, whatever index the condition would suggest.
  return sql`moved as materialized (
    select 1 as step, ${select}
    from changed c cross join lateral (select * from documents where id = c.document_id offset 0) d ${joins}
    where ${condition}
    union all
    select -1, ${select}
    from changed c cross join lateral jsonb_populate_record(null::documents, c.before) d ${joins}
    where c.before is not null and ${condition})`;
}

/** Seconds after which a change is forgotten: what was counted before it is then counted anew. */
const kept = 3_600;

/** Deletes what documents were before changes of long ago, so that it doesn't outlive them. */
export async function forgetOldChanges(db: Database): Promise<void> {
  await db
    .deleteFrom('document_changes')
    .where('noted_at', '<', sql<Date>`now() - make_interval(secs => ${kept})`)
    .execute();
}
