import { sql, type RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import { actionTypes, type DocumentView } from '@countersign/api-client/rules';
import type { Database } from '../../app.ts';
import { likePattern } from '../../store/like.ts';
import { createPageCursors, type PageCursors } from './pageCursors.ts';
import type { SearchWord } from './searchWords.ts';

export type SortField =
  'ModifiedDate' | 'Title' | 'Extension' | 'Task' | 'DocumentFilter' | 'CreatedBy' | 'Notifications';

/** A view of the list. */
export type ListView =
  | { readonly kind: Exclude<DocumentView, 'signedThisWeek'> }
  | { readonly kind: 'signedThisWeek'; readonly since: Date };

/** Which documents a list shows, on all of its pages. */
export interface DocumentMatch {
  clientId: number;
  /** The filter and all below it; empty means every document of the client. */
  filterIds: readonly number[];
  /** Limits the list to these documents; empty means every document. */
  ids: readonly number[];
  /** Leaves out these documents. */
  except: readonly number[];
  /** Limits the list further; null means every document. */
  view: ListView | null;
  /** A document is found when it has all of them, in any order; empty means every document. */
  search: readonly SearchWord[];
}

export interface DocumentListRequest extends DocumentMatch {
  sortField: SortField;
  ascending: boolean;
  /** Rows before the page. */
  offset: number;
  limit: number;
}

/** Each of them, but the filter's name, is the middle column of an index that begins with the client. */
const sortKeys: Record<SortField, RawBuilder<unknown>> = {
  ModifiedDate: sql`d.modified_at`,
  Title: sql`lower(d.title)`,
  Extension: sql`d.extension`,
  Task: sql`d.action_type`,
  CreatedBy: sql`lower(d.created_by)`,
  Notifications: sql`d.notifications`,
  DocumentFilter: sql`coalesce(lower(f.text), '')`,
};

/** Columns to read: a filter's name is joined, because reading it row by row takes five times as long. */
function sourceOf(field: SortField): RawBuilder<unknown> {
  return field === 'DocumentFilter'
    ? sql`documents d left join filters f on f.id = d.filter_id`
    : sql`documents d`;
}

/** Up to here an offset costs less than anything cleverer. */
const shallow = 2000;

function viewCondition(view: ListView): RawBuilder<unknown> {
  switch (view.kind) {
    case 'waitingForClient':
      return sql`d.waiting_for = 1`;
    case 'waitingForUs':
      return sql`d.waiting_for = 2`;
    case 'declined':
      return sql`d.action_type = ${sql.lit(actionTypes.declined)}`;
    case 'signedThisWeek':
      return sql`d.signed_at >= ${view.since}`;
  }
}

/** What is true of a row `d` of `documents` that the list shows. */
export function documentCondition(request: DocumentMatch): RawBuilder<unknown> {
  const parts = [sql`d.client_id = ${request.clientId}`, sql`d.deleted_at is null`];
  if (request.filterIds.length > 0) parts.push(sql`d.filter_id in (${sql.join(request.filterIds)})`);
  if (request.ids.length > 0) parts.push(sql`d.id in (${sql.join(request.ids)})`);
  if (request.except.length > 0) parts.push(sql`d.id not in (${sql.join(request.except)})`);
  if (request.view !== null) parts.push(viewCondition(request.view));
  for (const { word, filterIds } of request.search) {
    const inText = sql`d.search_text like ${likePattern(word)}`;
    parts.push(filterIds.length === 0 ? inText : sql`(${inText} or d.filter_id in (${sql.join(filterIds)}))`);
  }
  return sql.join(parts, sql` and `);
}

/** What tells lists of one version apart, whatever their order. */
function listName({ clientId, filterIds, ids, except, view, search }: DocumentMatch): unknown[] {
  return [clientId, filterIds, ids, except, view, search];
}

/** Whether it is all documents of the client or of filters, whose numbers are stored. */
function isWhole({ ids, except, view, search }: DocumentMatch): boolean {
  return ids.length === 0 && except.length === 0 && view === null && search.length === 0;
}

export interface DocumentPage {
  ids: number[];
  total: number;
}

export interface DocumentLister {
  /** Ids of one page and how many there are in all. */
  page(db: Database, request: DocumentListRequest): Promise<DocumentPage>;
}

/** Maximum number of cached counts. */
const mostCounts = 500;

/** Counts and page cursors are cached for one version of the client's list. */
export function createDocumentLister(): DocumentLister {
  const counts = new LRUCache<string, number>({ max: mostCounts });
  const pageCursors = createPageCursors();

  async function countOf(db: Database, request: DocumentListRequest, version: number): Promise<number> {
    if (isWhole(request)) return storedTotal(db, request);
    const name = JSON.stringify([...listName(request), version]);
    const cached = counts.get(name);
    if (cached !== undefined) return cached;
    const counted = await sql<{ n: number }>`
      select count(*) as n from documents d where ${documentCondition(request)}`.execute(db);
    const total = counted.rows[0]?.n ?? 0;
    counts.set(name, total);
    return total;
  }

  return {
    async page(db, request) {
      const version = await listVersion(db, request.clientId);
      const total = await countOf(db, request, version);
      if (request.offset >= total) return { ids: [], total };
      return { ids: await readPage(db, request, total, version, pageCursors), total };
    },
  };
}

async function listVersion(db: Database, clientId: number): Promise<number> {
  const row = await db
    .selectFrom('document_counts')
    .select('version')
    .where('client_id', '=', clientId)
    .where('filter_id', '=', 0)
    .executeTakeFirst();
  return row?.version ?? 0;
}

async function storedTotal(db: Database, request: DocumentListRequest): Promise<number> {
  const ids = request.filterIds.length === 0 ? [0] : request.filterIds;
  const row = await db
    .selectFrom('document_counts')
    .select((build) => build.fn.coalesce(build.fn.sum<number>('total'), sql<number>`0`).as('total'))
    .where('client_id', '=', request.clientId)
    .where('filter_id', 'in', ids)
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}

async function readPage(
  db: Database,
  request: DocumentListRequest,
  total: number,
  version: number,
  pageCursors: PageCursors,
): Promise<number[]> {
  const limit = Math.min(request.limit, total - request.offset);
  const fromEnd = total - request.offset - limit;
  // The last pages are the first ones of the opposite order.
  if (fromEnd < request.offset && fromEnd <= shallow) {
    const ids = await slice(db, request, !request.ascending, fromEnd, limit, null);
    return ids.reverse();
  }
  if (request.offset <= shallow) return slice(db, request, request.ascending, request.offset, limit, null);
  const start = await pageCursors.before(db, {
    name: JSON.stringify([...listName(request), request.sortField]),
    version,
    key: sortKeys[request.sortField],
    source: sourceOf(request.sortField),
    condition: documentCondition(request),
    ascending: request.ascending,
    total,
    offset: request.offset,
  });
  return slice(db, request, request.ascending, request.offset - start.offset, limit, start.id);
}

/** `limit` ids after `offset` rows, counted from the beginning or from the row with the id `after`. */
async function slice(
  db: Database,
  request: DocumentListRequest,
  ascending: boolean,
  offset: number,
  limit: number,
  after: number | null,
): Promise<number[]> {
  const key = sortKeys[request.sortField];
  const source = sourceOf(request.sortField);
  const direction = ascending ? sql`asc` : sql`desc`;
  const parts = [documentCondition(request)];
  if (after !== null) {
    const compare = ascending ? sql`>` : sql`<`;
    parts.push(
      sql`(${key}, d.id) ${compare} ((select ${key} from ${source} where d.id = ${after}), ${after})`,
    );
  }
  const found = await sql<{ id: number }>`
    select d.id from ${source} where ${sql.join(parts, sql` and `)}
    order by ${key} ${direction}, d.id ${direction} limit ${limit} offset ${offset}`.execute(db);
  return found.rows.map((row) => row.id);
}
