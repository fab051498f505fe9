import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../app.ts';
import { countUnread } from '../readMarks.ts';
import { changedSince, isNotedSince, moved, versionNow } from './listChanges.ts';
import { condition, isOfRows, isWhole, type ListConditions, type ListView } from './listConditions.ts';
import { storedTotal } from './storedTotals.ts';

/** Maximum number of cached counts. */
const capacity = 500;

/** A list of at most so many documents is cached with their ids. */
const mostIds = 200;

export interface Count {
  total: number;
  version: number;
  /** The documents that were in this version of the list, where there are few; some may have left it since. */
  ids?: readonly number[];
}

export interface ListCounts {
  /**
   * Counts the documents that meet the conditions.
   *
   * @param version Of the client's lists: what was counted for it, or for a later one, is not counted again
   */
  of(db: Database, conditions: ListConditions, version: number): Promise<Count>;
  /** Caches the ids of all documents that were counted, if they are few. */
  add(conditions: ListConditions, count: Count, ids: readonly number[]): void;
}

/**
 * Counts each list once. After a change only the documents that changed are looked at, if it is known which they are
 * and what they were.
 */
export function createListCounts(): ListCounts {
  const counts = new LRUCache<string, Count>({ max: capacity });

  async function current(
    db: Database,
    conditions: ListConditions,
    version: number,
    cached: Count | undefined,
  ): Promise<Count> {
    if (conditions.view?.kind === 'unread' && isWhole({ ...conditions, view: null }))
      return { total: await unread(db, { ...conditions, view: null }, conditions.view), version };
    const corrected =
      cached !== undefined && isOfRows(conditions) ? await correct(db, conditions, cached) : undefined;
    return corrected ?? read(db, conditions);
  }

  return {
    async of(db, conditions, version) {
      const name = JSON.stringify(conditions);
      const cached = counts.get(name);
      if (cached !== undefined && cached.version >= version) return cached;
      const count = await current(db, conditions, version, cached);
      counts.set(name, count);
      return count;
    },
    add(conditions, count, ids) {
      if (ids.length !== count.total || ids.length > mostIds || !isOfRows(conditions)) return;
      const name = JSON.stringify(conditions);
      if (counts.peek(name) === count) counts.set(name, { ...count, ids });
    },
  };
}

async function read(db: Database, conditions: ListConditions): Promise<Count> {
  const { rows } = await sql<Count>`
    select count(*) as total, ${versionNow(conditions.clientId)} as version
    from documents d where ${condition(conditions)}`.execute(db);
  return rows[0] ?? { total: 0, version: 0 };
}

/** Returns undefined if it isn't known what has changed since the count. */
async function correct(db: Database, conditions: ListConditions, cached: Count): Promise<Count | undefined> {
  const since = { clientId: conditions.clientId, version: cached.version };
  const { rows } = await sql<Count & { isNoted: boolean; came: number[]; left: number[] }>`
    with ${changedSince(since)}, ${moved({ select: sql`d.id`, joins: sql``, condition: condition(conditions) })}
    select ${isNotedSince(since)} as "isNoted", ${versionNow(since.clientId)} as version,
      (select coalesce(sum(step), 0) from moved) as total,
      array(select id from moved where step = 1 limit ${sql.lit(mostIds)}) as came,
      array(select id from moved where step = -1) as left`.execute(db);
  const [row] = rows;
  if (row?.isNoted !== true) return undefined;
  const total = cached.total + row.total;
  if (cached.ids === undefined || total > mostIds) return { total, version: row.version };
  const ids = new Set(cached.ids);
  for (const id of row.left) ids.delete(id);
  for (const id of row.came) ids.add(id);
  return { total, version: row.version, ...(ids.size === total && { ids: [...ids] }) };
}

async function unread(
  db: Database,
  all: ListConditions,
  { marks, at }: Extract<ListView, { kind: 'unread' }>,
): Promise<number> {
  return countUnread(db, marks, condition(all), await storedTotal(db, all), at);
}
