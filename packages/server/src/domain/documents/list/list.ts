import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../app.ts';
import { condition, isWhole, type ListConditions } from './listConditions.ts';
import { type DocumentOrder, forwards, keysOf, orderBy, orderName, reversed, sourceOf } from './order.ts';
import { orderedIds } from './orderedIds.ts';
import { createPageCursors, type PageCursors } from './pageCursors.ts';
import { countUnread } from '../readMarks.ts';

export interface DocumentListRequest extends ListConditions, DocumentOrder {
  /** Rows before the page. */
  offset: number;
  limit: number;
}

/** Up to here an offset costs less than anything cleverer. */
const shallow = 2000;

export interface DocumentPage {
  ids: number[];
  total: number;
}

export interface DocumentLister {
  /** Ids of one page and how many there are in all. */
  page(db: Database, request: DocumentListRequest): Promise<DocumentPage>;
}

/** What tells lists of one version apart, whatever their order and page. */
export function listName({
  sortField,
  ascending,
  thenBy,
  offset,
  limit,
  ...conditions
}: DocumentListRequest): ListConditions {
  return conditions;
}

/** Maximum number of cached counts. */
const mostCounts = 500;

/** Counts and page cursors are cached for one version of the client's list. */
export function createDocumentLister(): DocumentLister {
  const counts = new LRUCache<string, number>({ max: mostCounts });
  const pageCursors = createPageCursors();

  async function countOf(db: Database, request: DocumentListRequest, version: number): Promise<number> {
    if (isWhole(request)) return storedTotal(db, request);
    const name = JSON.stringify([listName(request), version]);
    const cached = counts.get(name);
    if (cached !== undefined) return cached;
    const total = await count(db, request);
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

async function count(db: Database, request: DocumentListRequest): Promise<number> {
  const { view } = request;
  const all = { ...request, view: null };
  if (view?.kind === 'unread' && isWhole(all))
    return countUnread(db, view.marks, condition(all), await storedTotal(db, all));
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from documents d where ${condition(request)}`.execute(db);
  return rows[0]?.n ?? 0;
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
  const { offset } = request;
  const limit = Math.min(request.limit, total - offset);
  const fromEnd = total - offset - limit;
  // The last pages are the first ones of the opposite order.
  if (fromEnd < offset && fromEnd <= shallow) {
    const ids = await slice(
      db,
      { ...request, ...reversed(request) },
      { offset: fromEnd, limit, after: null, total },
    );
    return ids.reverse();
  }
  if (offset <= shallow) return slice(db, request, { offset, limit, after: null, total });
  const start = await pageCursors.before(db, {
    name: JSON.stringify([listName(request), orderName(request)]),
    version,
    order: orderBy(keysOf(forwards(request)), { idAscending: true }),
    source: sourceOf(keysOf(request)),
    condition: condition(request),
    ascending: request.ascending,
    total,
    offset,
  });
  return slice(db, request, { offset: offset - start.offset, limit, after: start.id, total });
}

/** `limit` ids after `offset` rows, counted from the beginning or from the row with the id `after`. */
function slice(
  db: Database,
  request: DocumentListRequest,
  range: { offset: number; limit: number; after: number | null; total: number },
): Promise<number[]> {
  return orderedIds(db, { ...request, ...range, condition: condition(request) });
}
