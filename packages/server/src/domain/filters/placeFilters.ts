import { sql } from 'kysely';
import { filterNameKey, findFilter, MOST_FILTERS } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import { notFound, Problem } from '../../errors.ts';
import type { Work } from '../work.ts';
import { filterTree, lockFilter, readFilters, type FilterRow } from './filters.ts';

type WireFilter = Schemas['Filter'];

/** Limits the filters of an owner: a tree beyond this helps nobody, and every change goes to all who look at it. */
export async function limitFilters({ tx, caller }: Work, clientId: number | null, added = 1): Promise<void> {
  const { count } = await tx
    .selectFrom('filters')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('firm_id', '=', caller.firmId)
    .where('client_id', clientId === null ? 'is' : '=', clientId)
    .executeTakeFirstOrThrow();
  if (count + added > MOST_FILTERS) throw new Problem('tooManyFilters');
}

interface FreeName {
  /** Null for the firm's. */
  clientId: number | null;
  /** Null is the root. */
  parentId: number | null;
  name: string;
  /** The filter that gets the name. */
  except?: number;
}

/**
 * Requires that no sibling has the name: an upload of folders finds filters by it. The owner is locked, so no other
 * call adds one meanwhile. Not a unique index: older data may have such siblings, and the firm's filters are added
 * without regard to those of each client.
 */
export async function requireFreeName(
  { tx, caller }: Work,
  { clientId, parentId, name, except }: FreeName,
): Promise<void> {
  const key = filterNameKey(name);
  const isTaken = (await readFilters(tx, caller.firmId, clientId)).some(
    (row) => row.parent_id === parentId && row.id !== except && filterNameKey(row.text) === key,
  );
  if (isTaken) throw new Problem('filterNameTaken');
}

export function clientOf(filter: FilterRow): { clientId?: number } {
  return filter.client_id === null ? {} : { clientId: filter.client_id };
}

/** The filter to put another one below, locked; null for the root. */
export async function lockParent(
  { tx, caller }: Work,
  clientId: number | null,
  parentId: number,
): Promise<FilterRow | null> {
  if (parentId === 0) return null;
  const parent = await lockFilter(tx, caller.firmId, parentId);
  if (parent.client_id !== null && parent.client_id !== clientId) throw notFound();
  return parent;
}

interface Room {
  parent: FilterRow | null;
  /** Position among all siblings; null is the last. */
  index: number | null;
  /** The filter that moves, and leaves its own position. */
  moving?: number;
}

/** Makes room among siblings of the same owner and returns the position; the firm's filters come first. */
export async function makeRoom(
  { tx, caller }: Work,
  clientId: number | null,
  { parent, index, moving }: Room,
): Promise<number> {
  const siblings = (await readFilters(tx, caller.firmId, clientId)).filter(
    (row) => row.parent_id === (parent?.id ?? null) && row.id !== moving,
  );
  const own = siblings.filter((row) => row.client_id === clientId);
  const wanted = index === null ? own.length : index - (siblings.length - own.length);
  const position = Math.min(own.length, Math.max(0, wanted));
  const moved = own
    .map((row, place) => ({ id: row.id, from: row.position, to: place < position ? place : place + 1 }))
    .filter(({ from, to }) => from !== to);
  if (moved.length > 0) {
    const places = JSON.stringify(moved);
    // One statement, and so one event, however many siblings move.
    await sql`update filters set position = moved."to"
      from jsonb_to_recordset(${places}::jsonb) as moved(id integer, "to" integer) where filters.id = moved.id`.execute(
      tx,
    );
  }
  return position;
}

/** A filter with what is below it, as its tree shows it. */
export async function presentFilter(
  { tx, caller }: Work,
  { id, client_id }: Pick<FilterRow, 'id' | 'client_id'>,
): Promise<WireFilter> {
  const filter = findFilter(filterTree(await readFilters(tx, caller.firmId, client_id)), id);
  if (filter === undefined) throw notFound();
  return filter;
}
