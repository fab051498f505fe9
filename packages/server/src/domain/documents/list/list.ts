import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../app.ts';
import { oneConnectionOf } from '../../../store/oneConnection.ts';
import { condition, isWhole, type ListConditions } from './listConditions.ts';
import { type DocumentOrder, forwards, keysOf, orderBy, orderName, reversed, sourceOf } from './order.ts';
import { fewDocuments, orderedIds, takesSorting } from './orderedIds.ts';
import { createPageCursors, type PageCursorRequest, type PageCursors } from './pageCursors.ts';
import { ReadTurns, type Reader, type TurnLimits } from './readTurns.ts';
import { unlessGone } from './unlessGone.ts';
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
  /**
   * Ids of one page and how many there are in all. A page that costs much takes its turn.
   *
   * @throws Problem tooManyAttempts when too many such reads of the reader or the firm wait already
   */
  page(db: Database, request: DocumentListRequest, reader: Reader): Promise<DocumentPage>;
}

/** Of the pool's ten connections some are left to everything else. */
const atOnce = { firm: 4, login: 2 } as const;
const waiting = { firm: 30, login: 10 } as const;
const readLimits = {
  pooled: { atOnce: { ...atOnce, all: 6 }, waiting },
  oneConnection: { atOnce: { ...atOnce, all: 1 }, waiting },
} as const satisfies Record<string, TurnLimits>;

/** How long an expensive read that had to wait lets other requests of the embedded database go first, in milliseconds. */
const longestCourtesy = 500;

function turnsOf(db: Database): ReadTurns {
  const connection = oneConnectionOf(db);
  return connection === undefined
    ? new ReadTurns(readLimits.pooled)
    : new ReadTurns(readLimits.oneConnection, () => connection.quiet(longestCourtesy));
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

/** Of all documents of a client: how many, and the version of every list of them. */
interface ClientList {
  total: number;
  version: number;
}

/**
 * Counts and page cursors are cached for one version of the client's list. One lister is for one database.
 */
export function createDocumentLister(): DocumentLister {
  const counts = new LRUCache<string, number>({ max: mostCounts });
  const pageCursors = createPageCursors();
  let turns: ReadTurns | undefined;

  async function countOf(db: Database, request: DocumentListRequest, list: ClientList): Promise<number> {
    if (isWhole(request)) return wholeTotal(db, request, list);
    const name = JSON.stringify([listName(request), list.version]);
    const cached = counts.get(name);
    if (cached !== undefined) return cached;
    const total = await count(db, request);
    counts.set(name, total);
    return total;
  }

  /**
   * Whether many documents are counted, ranked or sorted, or looked through for those that match. The pages that
   * people begin with, near the start or the end of a whole list or of a filter, never are.
   */
  async function costsMuch(db: Database, request: DocumentListRequest, list: ClientList): Promise<boolean> {
    if (list.total <= fewDocuments) return false;
    if (!isWhole(request)) return true;
    const total = await wholeTotal(db, request, list);
    if (total <= fewDocuments || request.offset >= total) return false;
    if (takesSorting(request)) return true;
    const isDeep = partOf(request, total).kind === 'deep';
    return isDeep && !pageCursors.has(cursorRequest(request, total, list.version));
  }

  async function read(db: Database, request: DocumentListRequest, list: ClientList): Promise<DocumentPage> {
    const total = await countOf(db, request, list);
    if (request.offset >= total) return { ids: [], total };
    return { ids: await readPage(db, request, total, list.version, pageCursors), total };
  }

  return {
    async page(db, request, reader) {
      const list = await clientList(db, request.clientId);
      if (!(await costsMuch(db, request, list))) return read(db, request, list);
      turns ??= turnsOf(db);
      const asker = { ...reader, firmId: request.firmId };
      return turns.take(asker, () => read(unlessGone(db, reader.isGone), request, list));
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

async function clientList(db: Database, clientId: number): Promise<ClientList> {
  const row = await db
    .selectFrom('document_counts')
    .select(['version', 'total'])
    .where('client_id', '=', clientId)
    .where('filter_id', '=', 0)
    .executeTakeFirst();
  return { version: row?.version ?? 0, total: Number(row?.total ?? 0) };
}

/** The number of all documents of the client, or of filters. */
async function wholeTotal(db: Database, request: DocumentListRequest, list: ClientList): Promise<number> {
  return request.filterIds.length === 0 ? list.total : storedTotal(db, request);
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

/** Where a page is in its list, and so how it is found. */
function partOf(
  { offset, limit: most }: DocumentListRequest,
  total: number,
): { kind: 'start' | 'end' | 'deep'; limit: number; fromEnd: number } {
  const limit = Math.min(most, total - offset);
  const fromEnd = total - offset - limit;
  const isNearEnd = fromEnd < offset && fromEnd <= shallow;
  return { kind: isNearEnd ? 'end' : offset <= shallow ? 'start' : 'deep', limit, fromEnd };
}

function cursorRequest(request: DocumentListRequest, total: number, version: number): PageCursorRequest {
  return {
    name: JSON.stringify([listName(request), orderName(request)]),
    version,
    order: orderBy(keysOf(forwards(request)), { idAscending: true }),
    source: sourceOf(keysOf(request)),
    condition: condition(request),
    ascending: request.ascending,
    total,
    offset: request.offset,
  };
}

async function readPage(
  db: Database,
  request: DocumentListRequest,
  total: number,
  version: number,
  pageCursors: PageCursors,
): Promise<number[]> {
  const { offset } = request;
  const { kind, limit, fromEnd } = partOf(request, total);
  // The last pages are the first ones of the opposite order.
  if (kind === 'end') {
    const ids = await slice(
      db,
      { ...request, ...reversed(request) },
      { offset: fromEnd, limit, after: null, total },
    );
    return ids.reverse();
  }
  if (kind === 'start') return slice(db, request, { offset, limit, after: null, total });
  const start = await pageCursors.before(db, cursorRequest(request, total, version));
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
