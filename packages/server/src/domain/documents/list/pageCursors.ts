import { sql, type RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../app.ts';
import { changedSince, isNotedSince, moved, versionNow } from './listChanges.ts';
import { condition, isOfRows, type ListConditions } from './listConditions.ts';
import { joinsOf, keysOf, orderBy, sortKeys, sourceOf, type DocumentOrder, type SortKey } from './order.ts';

export interface PageCursorRequest {
  /** Identifies the list and its order, not its version or direction. */
  name: string;
  version: number;
  conditions: ListConditions;
  /** With its first field ascending: the same for a list and for the list in the opposite order. */
  order: DocumentOrder;
  /** Whether the list is in this order, not in its opposite. */
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
  /** Whether the rows of this version of the list are cached, or about to be. */
  has(request: Pick<PageCursorRequest, 'name' | 'version'>): boolean;
  /**
   * Returns the last cached row at or before the position, for a list too long to count through each time; null where
   * none is.
   */
  before(db: Database, request: PageCursorRequest): Promise<PageCursor | null>;
}

/** One row in this many is cached; a page is then at most this far from a cached one. */
const shortestSpacing = 500;
/** Maximum number of cached rows. In longer lists it is one row in more. */
const mostRows = 2000;
/** The spacing of cached rows may grow by this factor; then they are read again. */
const longestGap = 4;
/** Maximum number of lists with cached cursors. */
const capacity = 40;

/** Some rows of a list, in ascending order, and the version in which they have these places. */
interface Marks {
  version: number;
  /** Rows between two of them when they were read. */
  spacing: number;
  rows: readonly PageCursor[];
}

interface Kept {
  version: number;
  marks: Promise<Marks>;
}

/**
 * Marks one row in every 500 or more of a long list, in one pass over its index. After a change the marks are moved by what has
 * come and gone before them, if it is known which documents changed and what they were.
 */
export function createPageCursors(): PageCursors {
  const lists = new LRUCache<string, Kept>({ max: capacity });

  async function next(db: Database, request: PageCursorRequest, last?: Promise<Marks>): Promise<Marks> {
    const marks = await last?.catch(() => undefined);
    if (marks !== undefined && marks.version >= request.version) return marks;
    const corrected = marks && isOfRows(request.conditions) ? await correct(db, request, marks) : undefined;
    return corrected ?? read(db, request);
  }

  function current(db: Database, request: PageCursorRequest): Promise<Marks> {
    const { name, version } = request;
    const cached = lists.get(name);
    if (cached !== undefined && cached.version >= version) return cached.marks;
    const kept = { version, marks: next(db, request, cached?.marks) };
    lists.set(name, kept);
    kept.marks.catch(() => {
      if (lists.peek(name) === kept) lists.delete(name);
    });
    return kept.marks;
  }

  return {
    has({ name, version }) {
      const cached = lists.peek(name);
      return cached !== undefined && cached.version >= version;
    },
    async before(db, request) {
      const { rows } = await current(db, request);
      if (request.ascending) return rows.findLast(({ offset }) => offset <= request.offset) ?? null;
      // Row n from the top is row total + 1 - n from the bottom.
      const place = request.total + 1 - request.offset;
      const row = rows.find(({ offset }) => offset >= place);
      return row === undefined ? null : { offset: request.total + 1 - row.offset, id: row.id };
    },
  };
}

async function read(db: Database, { conditions, order, total }: PageCursorRequest): Promise<Marks> {
  const keys = keysOf(order);
  const spacing = Math.max(shortestSpacing, Math.ceil(total / mostRows));
  const { rows } = await sql<{ version: number; ids: number[] }>`
    select ${versionNow(conditions.clientId)} as version, array(
      select id from (
        select d.id, row_number() over (order by ${orderBy(keys, { idAscending: true })}) as place
        from ${sourceOf(keys)} where ${condition(conditions)}
      ) as counted where place % ${sql.lit(spacing)} = 0 order by place) as ids`.execute(db);
  const { version, ids } = rows[0] ?? { version: 0, ids: [] };
  return { version, spacing, rows: ids.map((id, index) => ({ offset: (index + 1) * spacing, id })) };
}

interface Correction {
  isNoted: boolean;
  version: number;
  /** Documents that changed. Where they are marked, the mark says nothing of the others any more. */
  changed: number[];
  /** What came (1) or went (-1), and how many of the other marks are before it. */
  moves: { step: number; after: number }[];
}

/** Returns undefined if it isn't known what has changed since, or so much that the marks are better read again. */
async function correct(
  db: Database,
  { conditions, order, total }: PageCursorRequest,
  marks: Marks,
): Promise<Marks | undefined> {
  const since = { clientId: conditions.clientId, version: marks.version };
  const keys = keysOf(order);
  const columns = sql.join([
    sql`d.id`,
    ...keys.map(({ field }, index) => sql`${sortKeys[field]} as ${column(index)}`),
  ]);
  const joins = joinsOf(keys);
  const own = sql.join([sql`c.step`, sql`c.id`, ...keys.map((_, index) => sql`c.${column(index)}`)]);
  const middle = sql`((c.low + c.high) / 2)`;
  const isBefore = comesBefore(keys);
  // Marks are in the order of the list, so that a few of them tell where each row belongs.
  const { rows } = await sql<Correction>`
    with recursive ${changedSince(since)}, ${moved({ select: columns, joins, condition: condition(conditions) })},
    marks as materialized (
      select array(
        select id from unnest(${arrayText(marks.rows)}::text::integer[]) with ordinality as m (id, place)
        where id not in (select document_id from changed) order by place) as ids
    ), places as (
      select ${own}, 0 as low, cardinality(ids) + 1 as high from moved c cross join marks
      union all
      select ${own}, case when ${isBefore} then c.low else ${middle} end,
        case when ${isBefore} then ${middle} else c.high end
      from places c cross join marks cross join lateral (
        select ${columns} from (select * from documents where id = marks.ids[${middle}] offset 0) d ${joins}
      ) m
      where c.high - c.low > 1
    )
    select ${isNotedSince(since)} as "isNoted", ${versionNow(since.clientId)} as version,
      array(select document_id from changed) as changed,
      (select coalesce(jsonb_agg(jsonb_build_object('step', step, 'after', low)), '[]')
        from places where high - low = 1) as moves`.execute(db);
  const [correction] = rows;
  return correction?.isNoted === true ? apply(marks, correction, total) : undefined;
}

/** Their ids as Postgres writes an array: a driver that quotes each of 2,000 takes longer than the query. */
function arrayText(rows: readonly PageCursor[]): string {
  return `{${rows.map(({ id }) => id).join(',')}}`;
}

function column(index: number): RawBuilder<unknown> {
  return sql.ref(`key_${index}`);
}

/** That the row `c` comes before the mark `m`, in an order by these fields and the id. */
function comesBefore(keys: readonly SortKey[]): RawBuilder<unknown> {
  return keys.reduceRight<RawBuilder<unknown>>(
    (rest, { ascending }, index) => {
      const [one, other] = [sql`c.${column(index)}`, sql`m.${column(index)}`];
      return sql`(${one} ${ascending ? sql`<` : sql`>`} ${other} or (${one} = ${other} and ${rest}))`;
    },
    sql`c.id < m.id`,
  );
}

function apply(marks: Marks, { version, changed, moves }: Correction, total: number): Marks | undefined {
  const lost = new Set(changed);
  const others = marks.rows.filter(({ id }) => !lost.has(id));
  const shifts = others.map(() => 0);
  for (const { step, after } of moves) if (after < shifts.length) shifts[after] = (shifts[after] ?? 0) + step;
  const furthest = longestGap * marks.spacing;
  const rows: PageCursor[] = [];
  let shift = 0;
  let last = 0;
  for (const [index, { offset, id }] of others.entries()) {
    shift += shifts[index] ?? 0;
    const place = offset + shift;
    if (place - last > furthest) return undefined;
    rows.push({ offset: place, id });
    last = place;
  }
  return total - last > furthest ? undefined : { version, spacing: marks.spacing, rows };
}
