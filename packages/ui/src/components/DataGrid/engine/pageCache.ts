/** A request that is under way. Hand it back with the answer. */
export interface PageTicket {
  /** Which page, from 0. */
  page: number;
  /** Which question it answers; a later one makes it stale. */
  generation: number;
}

/**
 * Rows of a long list, by pages: it holds what was loaded and nothing else.
 * It fetches nothing. Ask it for a ticket, fetch, and hand in the answer.
 */
export interface PageCache<Row> {
  /** The row at this place in the whole list, when its page is here. */
  rowAt(index: number): Row | undefined;
  /** A ticket when the page is neither here nor on its way, else undefined. */
  begin(page: number): PageTicket | undefined;
  /** False when the answer came too late to be true: another search, another order. */
  accept(ticket: PageTicket, rows: readonly Row[]): boolean;
  /** The page may be asked for again. */
  fail(ticket: PageTicket): void;
  /** Starts another list: drops every page, and every response still to come. */
  reset(pageSize?: number): void;
  /** Drops the pages farthest from `page` until at most `limit` are held. */
  trim(page: number, limit: number): void;
  /** Numbers of the pages held. */
  loaded(): number[];
}

export function createPageCache<Row>(initialPageSize: number): PageCache<Row> {
  let pageSize = initialPageSize;
  let generation = 0;
  let pages = new Map<number, readonly Row[]>();
  let underWay = new Set<number>();

  function isCurrent(ticket: PageTicket): boolean {
    return ticket.generation === generation && underWay.has(ticket.page);
  }

  return {
    rowAt(index) {
      return pages.get(Math.floor(index / pageSize))?.[index % pageSize];
    },
    begin(page) {
      if (pages.has(page) || underWay.has(page)) return undefined;
      underWay.add(page);
      return { page, generation };
    },
    accept(ticket, rows) {
      if (!isCurrent(ticket)) return false;
      underWay.delete(ticket.page);
      pages.set(ticket.page, rows);
      return true;
    },
    fail(ticket) {
      if (isCurrent(ticket)) underWay.delete(ticket.page);
    },
    reset(nextPageSize = pageSize) {
      pageSize = nextPageSize;
      generation += 1;
      pages = new Map();
      underWay = new Set();
    },
    trim(page, limit) {
      const farthestFirst = [...pages.keys()].sort((a, b) => Math.abs(b - page) - Math.abs(a - page));
      for (const held of farthestFirst.slice(0, Math.max(0, pages.size - limit))) pages.delete(held);
    },
    loaded() {
      return [...pages.keys()];
    },
  };
}
