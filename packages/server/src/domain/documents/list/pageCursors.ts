import { sql, type RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../app.ts';

export interface PageCursorRequest {
  /** Identifies the list and its order, not its version or direction. */
  name: string;
  version: number;
  /** `order by` this in ascending order: the same for a list and for the list in the opposite order. */
  order: RawBuilder<unknown>;
  /** The documents as `d`, joined with what the order needs. */
  source: RawBuilder<unknown>;
  condition: RawBuilder<unknown>;
  ascending: boolean;
  total: number;
  /** Rows before the wanted page. */
  offset: number;
}

export interface PageCursor {
  /** Number of rows up to and including this one. */
  offset: number;
  id: number;
}

export interface PageCursors {
  /** Whether the rows of this list are cached, or about to be. */
  has(request: Pick<PageCursorRequest, 'name' | 'version'>): boolean;
  /**
   * Returns the last cached row at or before the position, for a list too long to count through each time.
   */
  before(db: Database, request: PageCursorRequest): Promise<PageCursor>;
}

/** One row in this many is cached; a page is then at most this far from a cached one. */
const step = 500;
/** Maximum number of lists with cached cursors. */
const capacity = 40;

interface Kept {
  version: number;
  /** Id of row `step`, `2 × step`, …, in ascending order. */
  ids: Promise<readonly number[]>;
}

/** Marks one row in every 500 of a long list, in one pass over its index, once for each version of the list. */
export function createPageCursors(): PageCursors {
  const lists = new LRUCache<string, Kept>({ max: capacity });

  async function read(db: Database, request: PageCursorRequest): Promise<readonly number[]> {
    const found = await sql<{ id: number }>`
      select id from (
        select d.id, row_number() over (order by ${request.order}) as place
        from ${request.source} where ${request.condition}
      ) as counted where place % ${sql.lit(step)} = 0 order by place`.execute(db);
    return found.rows.map((row) => row.id);
  }

  function current(db: Database, request: PageCursorRequest): Promise<readonly number[]> {
    const { name, version } = request;
    const cached = lists.get(name);
    if (cached?.version === version) return cached.ids;
    const kept = { version, ids: read(db, request) };
    lists.set(name, kept);
    kept.ids.catch(() => {
      if (lists.peek(name) === kept) lists.delete(name);
    });
    return kept.ids;
  }

  return {
    has: ({ name, version }) => lists.peek(name)?.version === version,
    async before(db, request) {
      const ids = await current(db, request);
      if (request.ascending) {
        const index = Math.floor(request.offset / step) - 1;
        return { offset: (index + 1) * step, id: pick(ids, index) };
      }
      // Row n from the top is row total + 1 - n from the bottom.
      const index = Math.ceil((request.total + 1 - request.offset) / step) - 1;
      return { offset: request.total + 1 - (index + 1) * step, id: pick(ids, index) };
    },
  };
}

function pick(ids: readonly number[], index: number): number {
  const id = ids[index];
  if (id === undefined) throw new Error('The list changed while its page cursors were read.');
  return id;
}
