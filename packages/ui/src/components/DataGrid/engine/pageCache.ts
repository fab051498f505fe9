/** Identifies a request in progress. Pass it back with the response. */
export interface PageTicket {
  /** Page number, from 0. */
  page: number;
  /** Generation of the list; `reset` starts a new one and makes earlier tickets stale. */
  generation: number;
}

/**
 * Stores the loaded pages of a long list.
 * It does not fetch: call `begin` for a ticket, fetch the page, and pass the rows to `accept`.
 */
export interface PageCache<Row> {
  /** Returns the row at an index of the whole list, or undefined while its page is not loaded. */
  rowAt(index: number): Row | undefined;
  /** Returns a ticket for a page, or undefined if the page is loaded or loading. */
  begin(page: number): PageTicket | undefined;
  /** Stores the rows of a page. Returns false if the response is stale: the search or order has changed. */
  accept(ticket: PageTicket, rows: readonly Row[]): boolean;
  /** Records a failed request, so that the page can be requested again. */
  fail(ticket: PageTicket): void;
  /** Starts a new list: drops every page and ignores pending responses. */
  reset(pageSize?: number): void;
  /** Drops the pages farthest from `page` until at most `limit` remain. */
  trim(page: number, limit: number): void;
  /** Returns the numbers of the loaded pages. */
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
