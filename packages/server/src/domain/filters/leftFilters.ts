import { setImmediate } from 'node:timers/promises';
import { UNDO_LIMIT_MS } from '@countersign/api-client/rules';
import { sql } from 'kysely';
import type { App, Database } from '../../app.ts';
import type { Work } from '../work.ts';
import type { FilterRow } from './filters.ts';

/** How long documents keep the id of a deleted filter in ms: while it can be restored, with room for a long call. */
const rest = UNDO_LIMIT_MS + 60_000;

/** Documents of one transaction: on the embedded database the others' requests wait for it. */
const most = 200;

/** The filter and all below it, of every client. */
export async function idsBelow({ tx }: Pick<Work, 'tx'>, { id }: Pick<FilterRow, 'id'>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive below as (
      select ${id}::integer as id
      union all select f.id from filters f join below on f.parent_id = below.id
    )
    select id from below`.execute(tx);
  return rows.map((row) => row.id);
}

/**
 * Tells of the documents that filters of these ids held, that they are in no filter now, or in one again. The documents
 * themselves keep the ids: `releaseDocuments` removes them later.
 */
export async function noteLeft({ tx, caller }: Pick<Work, 'tx' | 'caller'>, ids: readonly number[]) {
  await sql`
    with held as (
      select distinct client_id from document_counts where filter_id = any(${ids}::integer[]) and total > 0
    ), listed as (
      update document_counts c set version = version + 1 from held
      where c.client_id = held.client_id and c.filter_id = 0
    )
    insert into change_events (firm_id, kind, client_id, login_id)
    select ${caller.firmId}::integer, 'documents', client_id, acting_login() from held`.execute(tx);
}

/** A filter id that documents of a client have although there is no such filter any more. */
interface LeftFilter {
  client_id: number;
  filter_id: number;
}

/** Those that cannot be restored any more. */
async function findLeft(db: Database, before: Date): Promise<readonly LeftFilter[]> {
  const { rows } = await sql<LeftFilter>`
    select c.client_id, c.filter_id from document_counts c
    where c.filter_id <> 0 and c.total > 0
      and not exists (select from filters f where f.id = c.filter_id)
      and not exists (
        select from deleted_filters d
        where d.deleted_at > ${before} and d.filters @> jsonb_build_array(jsonb_build_object('id', c.filter_id))
      )
    order by c.client_id, c.filter_id`.execute(db);
  return rows;
}

/** Removes the id from some of its documents; returns how many. It changes nothing that is shown, so nobody is told. */
function releaseSome(
  db: Database,
  { client_id: clientId, filter_id: filterId }: LeftFilter,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('countersign.quiet', 'on', true)`.execute(tx);
    const released = await sql`
      update documents set filter_id = null where id in (
        select id from documents
        where client_id = ${clientId} and filter_id = ${filterId} and deleted_at is null
        order by id limit ${sql.lit(most)} for update
      )`.execute(tx);
    return Number(released.numAffectedRows ?? 0n);
  });
}

/**
 * Removes ids of filters that were deleted from their documents, a few at a time, so that others are served in between.
 * Several instances may do it at once. A deleted document keeps the id, which is harmless: it is never given again.
 */
export async function releaseDocuments({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  for (const left of await findLeft(db, new Date(clock.now().getTime() - rest))) {
    while ((await releaseSome(db, left)) > 0) await setImmediate();
  }
}
