import { sql } from 'kysely';
import type { App } from '../../app.ts';
import type { DeletedFilterItem, DeletedFilterRow } from '../../store/schemaFilters.ts';
import type { Work } from '../work.ts';
import { readFilters, subtree, type FilterRow } from './filters.ts';

/** How long a deleted filter is remembered in ms: who restores it too late learns that, for a day. */
const memory = 24 * 3_600_000;

/**
 * Remembers a client's filter that is about to be deleted: the filters below it, and the saved views of each. Its
 * documents keep its id.
 */
export async function rememberFilter({ tx, caller, now }: Work, filter: FilterRow): Promise<void> {
  const rows = await readFilters(tx, caller.firmId, filter.client_id);
  const siblings = rows.filter(
    (row) => row.client_id === filter.client_id && row.parent_id === filter.parent_id,
  );
  const place = siblings.findIndex(({ id }) => id === filter.id);
  await sql`
    insert into deleted_filters
      (filter_id, firm_id, client_id, parent_id, place, deleted_at, deleted_by_login_id, filters, contents)
    select ${filter.id}, ${caller.firmId}, ${filter.client_id}, ${filter.parent_id}, ${place}, ${now}, ${caller.loginId},
      jsonb_agg(to_jsonb(f)), jsonb_agg(jsonb_build_object(
        'id', f.id,
        'views', (select coalesce(jsonb_agg(id), '[]') from saved_views where filter_id = f.id)))
    from filters f where f.id = any(${subtree(rows, filter.id)}::integer[])`.execute(tx);
}

/** A deleted filter of the firm, without the saved views that it had. */
export function findDeleted({ tx, caller }: Work, id: number): Promise<DeletedFilterRow | undefined> {
  return tx
    .selectFrom('deleted_filters')
    .select(['filter_id', 'client_id', 'parent_id', 'place', 'deleted_at', 'deleted_by_login_id', 'filters'])
    .where('firm_id', '=', caller.firmId)
    .where('filter_id', '=', id)
    .executeTakeFirst();
}

/** Adds the filters again, with their ids. */
export async function insertFilters(
  { tx, caller }: Work,
  { client_id: clientId }: DeletedFilterRow,
  filters: readonly DeletedFilterItem[],
): Promise<void> {
  await sql`
    insert into filters (id, firm_id, client_id, parent_id, text, position, depth, created_at)
    select id, ${caller.firmId}, ${clientId}, parent_id, text, position, depth, created_at
    from jsonb_to_recordset(${JSON.stringify(filters)}::jsonb) as f
      (id integer, parent_id integer, text text, position integer, depth smallint, created_at timestamptz)`.execute(
    tx,
  );
}

/** How many documents the filters hold that were restored: all that have been given no other filter since. */
export async function countReturned({ tx }: Work, { filters }: DeletedFilterRow): Promise<number> {
  const { total } = await tx
    .selectFrom('document_counts')
    .select(({ fn }) => fn.sum<number | null>('total').as('total'))
    .where(
      'filter_id',
      'in',
      filters.map(({ id }) => id),
    )
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

/** Gives saved views their filter back that have not been given another since. */
export async function returnViews(
  { tx }: Work,
  { filter_id: id, client_id: clientId }: DeletedFilterRow,
): Promise<void> {
  await sql`
    update saved_views set filter_id = was.filter_id
    from (
      select (content->>'id')::integer as filter_id, view::integer as view_id
      from deleted_filters, jsonb_array_elements(contents) as content,
        jsonb_array_elements_text(content->'views') as view
      where deleted_filters.filter_id = ${id}
    ) as was
    where saved_views.id = was.view_id and saved_views.client_id = ${clientId}
      and saved_views.has_filter and saved_views.filter_id is null`.execute(tx);
}

/** Forgets a filter that was restored. */
export async function forgetFilter({ tx }: Work, { filter_id: id }: DeletedFilterRow): Promise<void> {
  await tx.deleteFrom('deleted_filters').where('filter_id', '=', id).execute();
}

/** Deletes what can no longer be restored. */
export async function forgetDeletedFilters({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - memory);
  await db.deleteFrom('deleted_filters').where('deleted_at', '<', before).execute();
}
