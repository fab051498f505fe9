import type { Schemas } from '@countersign/api-client/contract';
import type { Database } from '../../app.ts';
import type { Caller } from '../caller.ts';

type Owner = Pick<Caller, 'loginId' | 'firmId'>;

/** The views of a person at one firm: nobody else's are read or changed through it. */
export function viewsOf(db: Database, { loginId, firmId }: Owner) {
  return db
    .selectFrom('saved_views')
    .where('saved_views.login_id', '=', loginId)
    .where('saved_views.firm_id', '=', firmId);
}

/** The version of a person's views; 0 before the first one. */
async function versionOf(db: Database, { loginId, firmId }: Owner): Promise<number> {
  const row = await db
    .selectFrom('saved_view_lists')
    .select('version')
    .where('login_id', '=', loginId)
    .where('firm_id', '=', firmId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Reads a person's views in their order, or one of them. */
async function readViews(db: Database, owner: Owner, id?: number) {
  const views = viewsOf(db, owner)
    .leftJoin('clients', 'clients.id', 'saved_views.client_id')
    .selectAll('saved_views')
    .select('clients.name as client_name')
    .orderBy('saved_views.position')
    .orderBy('saved_views.id');
  return (id === undefined ? views : views.where('saved_views.id', '=', id)).execute();
}

type ViewRow = Awaited<ReturnType<typeof readViews>>[number];

function presentView(row: ViewRow): Schemas['SavedView'] {
  return {
    Id: row.id,
    Name: row.name,
    ClientId: row.client_id,
    ClientName: row.client_name,
    FilterDeleted: row.has_filter && row.filter_id === null,
    Search: {
      ...(row.view !== null && { view: row.view }),
      ...(row.search_term !== null && { searchTerm: row.search_term }),
      ...(row.filter_id !== null && { filterId: row.filter_id }),
      ...(row.created_by !== null && { createdBy: row.created_by }),
      ...(row.waiting_for !== null && { waitingFor: row.waiting_for }),
      ...(row.modified !== null && { modified: row.modified }),
      sortField: row.sort_field,
      sortDirection: row.sort_direction,
      ...(row.then_by.length > 0 && { thenBy: row.then_by }),
    },
  };
}

/** The version is read first: views that change in between are a later version's, so that a reorder of them fails. */
export async function listViews(db: Database, owner: Owner): Promise<Schemas['SavedViewList']> {
  const version = await versionOf(db, owner);
  const items = (await readViews(db, owner)).map(presentView);
  return { Items: items, TotalItems: items.length, Version: version };
}

/** Reads one view; undefined if it is not the person's. */
export async function readView(
  db: Database,
  owner: Owner,
  id: number,
): Promise<Schemas['SavedView'] | undefined> {
  const [row] = await readViews(db, owner, id);
  return row && presentView(row);
}
