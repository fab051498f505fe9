import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../app.ts';
import { countUnread } from '../readMarks.ts';
import { changedSince, isNotedSince, moved, versionNow } from './listChanges.ts';
import { condition, isOfRows, isWhole, type ListConditions, type ListView } from './listConditions.ts';
import { storedTotal } from './storedTotals.ts';

/** Maximum number of cached counts. */
const capacity = 500;

interface Count {
  total: number;
  version: number;
}

export interface ListCounts {
  /**
   * Counts the documents that meet the conditions.
   *
   * @param version Of the client's lists: what was counted for it, or for a later one, is not counted again
   */
  of(db: Database, conditions: ListConditions, version: number): Promise<number>;
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
      if (cached !== undefined && cached.version >= version) return cached.total;
      const count = await current(db, conditions, version, cached);
      counts.set(name, count);
      return count.total;
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
  const { rows } = await sql<Count & { isNoted: boolean }>`
    with ${changedSince(since)}, ${moved({ select: sql`d.id`, joins: sql``, condition: condition(conditions) })}
    select ${isNotedSince(since)} as "isNoted", ${versionNow(since.clientId)} as version,
      (select coalesce(sum(step), 0) from moved) as total`.execute(db);
  const [row] = rows;
  return row?.isNoted === true ? { total: cached.total + row.total, version: row.version } : undefined;
}

async function unread(
  db: Database,
  all: ListConditions,
  { marks, at }: Extract<ListView, { kind: 'unread' }>,
): Promise<number> {
  return countUnread(db, marks, condition(all), await storedTotal(db, all), at);
}
