import type { Database } from '../../../app.ts';
import { oneConnectionOf } from '../../../store/oneConnection.ts';
import { condition, isWhole, type ListConditions } from './listConditions.ts';
import { createListCounts } from './listCounts.ts';
import { forwards, orderName, reversed, type DocumentOrder } from './order.ts';
import { fewDocuments, orderedIds, takesSorting } from './orderedIds.ts';
import { createPageCursors, type PageCursorRequest, type PageCursors } from './pageCursors.ts';
import { ReadTurns, type Reader, type TurnLimits } from './readTurns.ts';
import { clientList, storedTotal, type ClientList } from './storedTotals.ts';
import { unlessGone } from './unlessGone.ts';

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
const readLimits: TurnLimits = {
  atOnce: { all: 6, firm: 4, login: 2 },
  waiting: { firm: 30, login: 10 },
};

/** How long an expensive read that had to wait lets other requests of the embedded database go first, in milliseconds. */
const longestCourtesy = 500;

/**
 * Creates the turns of what is expensive in a database; in the embedded one, one has its turn at once.
 *
 * @param isCourteous Lets others go first even where nobody waits: for what takes the embedded database for seconds
 */
export function turnsOf(db: Database, limits: TurnLimits = readLimits, isCourteous = false): ReadTurns {
  const connection = oneConnectionOf(db);
  if (connection === undefined) return new ReadTurns(limits);
  const alone = { ...limits, atOnce: { ...limits.atOnce, all: 1 } };
  return new ReadTurns(alone, () => connection.quiet(longestCourtesy), isCourteous);
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

/**
 * Counts and page cursors are cached, and corrected when the client's list has changed. One lister is for one database.
 */
export function createDocumentLister(): DocumentLister {
  const counts = createListCounts();
  const pageCursors = createPageCursors();
  let turns: ReadTurns | undefined;

  /** The number of all documents of the client, or of filters. */
  function wholeTotal(
    db: Database,
    request: DocumentListRequest,
    list: ClientList,
  ): Promise<number> | number {
    return request.filterIds.length === 0 ? list.total : storedTotal(db, request);
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
    const whole = isWhole(request);
    const count = whole
      ? { total: await wholeTotal(db, request, list), version: list.version }
      : await counts.of(db, listName(request), list.version);
    const { total, ids: among = [] } = count;
    if (request.offset >= total) return { ids: [], total };
    // Few are found by their ids sooner than by what they have in common.
    const narrowed = request.ids.length === 0 ? { ...request, ids: among } : request;
    const ids = await readPage(db, narrowed, total, list.version, pageCursors);
    if (!whole && among.length === 0) counts.add(listName(request), count, ids);
    return { ids, total };
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
    conditions: listName(request),
    order: forwards(request),
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
  return slice(db, request, {
    offset: offset - (start?.offset ?? 0),
    limit,
    after: start?.id ?? null,
    total,
  });
}

/** `limit` ids after `offset` rows, counted from the beginning or from the row with the id `after`. */
function slice(
  db: Database,
  request: DocumentListRequest,
  range: { offset: number; limit: number; after: number | null; total: number },
): Promise<number[]> {
  return orderedIds(db, { ...request, ...range, condition: condition(request) });
}
