import { sql } from 'kysely';
import type { Schemas } from '@countersign/api-client/contract';
import {
  messages,
  MOST_VIEWS,
  savedViewRuleMessages,
  viewName,
  viewNameKey,
  viewNameProblem,
} from '@countersign/api-client/rules';
import { notFound, Problem } from '../../errors.ts';
import type { Work } from '../work.ts';
import { listViews, readView, viewsOf } from './savedViews.ts';

type WireView = Schemas['SavedView'];

/** Saves a view as the caller's last one. */
export async function addView(work: Work, { name, search }: Schemas['NewSavedView']): Promise<WireView> {
  const { tx, caller, now } = work;
  await lockViews(work);
  const others = await viewsOf(tx, caller).select(['name', 'position']).execute();
  if (others.length >= MOST_VIEWS) throw new Problem('tooManyViews', { noted: false });
  const added = await tx
    .insertInto('saved_views')
    .values({
      login_id: caller.loginId,
      firm_id: caller.firmId,
      ...checkedName(name, others),
      ...(await searchColumns(work, search)),
      position: Math.max(-1, ...others.map(({ position }) => position)) + 1,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return presentOwn(work, added.id);
}

/** Renames a view, replaces what it shows, or both. */
export async function changeView(
  work: Work,
  id: number,
  { name, search }: Schemas['SavedViewUpdate'],
): Promise<WireView> {
  const { tx, caller } = work;
  await lockViews(work);
  const views = await viewsOf(tx, caller).select(['id', 'name']).execute();
  if (!views.some((view) => view.id === id)) throw notFound();
  const others = views.filter((view) => view.id !== id);
  await tx
    .updateTable('saved_views')
    .set({
      ...(name !== undefined && checkedName(name, others)),
      ...(search !== undefined && (await searchColumns(work, search))),
    })
    .where('id', '=', id)
    .execute();
  return presentOwn(work, id);
}

/** Puts the caller's views into an order, unless they are others than those that were ordered. */
export async function orderViews(
  work: Work,
  { version, viewIds }: Schemas['SavedViewOrder'],
): Promise<Schemas['SavedViewList']> {
  const { tx, caller } = work;
  // Every change locks them and makes a version, this one too.
  if ((await lockViews(work)) !== version + 1) throw changedMeanwhile();
  const views = await viewsOf(tx, caller).select('id').execute();
  if (views.length !== viewIds.length || !views.every(({ id }) => viewIds.includes(id))) {
    throw changedMeanwhile();
  }
  const places = JSON.stringify(viewIds.map((id, position) => ({ id, position })));
  await sql`update saved_views set position = place.position
    from jsonb_to_recordset(${places}::jsonb) as place(id integer, position integer)
    where saved_views.id = place.id`.execute(tx);
  return listViews(tx, caller);
}

export async function removeView(work: Work, id: number): Promise<void> {
  const { tx, caller } = work;
  await lockViews(work);
  const removed = await tx
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('login_id', '=', caller.loginId)
    .where('firm_id', '=', caller.firmId)
    .returning('id')
    .executeTakeFirst();
  if (removed === undefined) throw notFound();
}

/** Lets no other call change the caller's views until this one has ended; returns their new version. */
async function lockViews({ tx, caller }: Work): Promise<number> {
  const { version } = await tx
    .insertInto('saved_view_lists')
    .values({ login_id: caller.loginId, firm_id: caller.firmId })
    .onConflict((conflict) =>
      conflict
        .columns(['login_id', 'firm_id'])
        .doUpdateSet((row) => ({ version: row('saved_view_lists.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

function checkedName(text: string, others: readonly { name: string }[]): { name: string; name_key: string } {
  const problem = viewNameProblem(
    text,
    others.map(({ name }) => name),
  );
  switch (problem) {
    case null:
      return { name: viewName(text), name_key: viewNameKey(text) };
    case 'required':
      throw new Problem('viewNameRequired', { noted: false });
    case 'taken':
      throw new Problem('viewNameTaken', { noted: false });
    case 'tooLong':
      throw new Problem('viewNameTooLong', { noted: false });
    case 'characters':
      throw new Problem('requestInvalid', { sentence: messages.notOneLine, noted: false });
  }
}

/** What a view shows, as it is stored. The client of its filter is the view's. */
async function searchColumns(work: Work, search: Schemas['SavedViewSearch']) {
  const filter = search.filterId === undefined ? null : await keepFilter(work, search.filterId);
  return {
    client_id: filter?.client_id ?? null,
    has_filter: filter !== null,
    filter_id: filter?.id ?? null,
    view: search.view ?? null,
    search_term: search.searchTerm ?? null,
    created_by: search.createdBy ?? null,
    waiting_for: search.waitingFor ?? null,
    modified: search.modified ?? null,
    sort_field: search.sortField,
    sort_direction: search.sortDirection,
    then_by: JSON.stringify(search.thenBy ?? []),
  };
}

/** A filter of the firm or of one of its clients, which nobody deletes until the view has it. */
async function keepFilter({ tx, caller }: Work, id: number) {
  const filter = await tx
    .selectFrom('filters')
    .select(['id', 'client_id'])
    .where('id', '=', id)
    .where('firm_id', '=', caller.firmId)
    .forKeyShare()
    .executeTakeFirst();
  if (filter === undefined) throw notFound();
  return filter;
}

async function presentOwn({ tx, caller }: Work, id: number): Promise<WireView> {
  const view = await readView(tx, caller, id);
  if (view === undefined) throw notFound();
  return view;
}

/** As with the other refusals, the history does not need it: the views are nobody else's. */
function changedMeanwhile(): Problem {
  return new Problem('changedMeanwhile', { sentence: savedViewRuleMessages.changedMeanwhile, noted: false });
}
