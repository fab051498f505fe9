import { sql } from 'kysely';
import {
  FILTER_LEVELS,
  filterNameKey,
  findFilter,
  isVisible,
  MOST_FILTERS,
} from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import { notFound, Problem } from '../../errors.ts';
import type { Work } from '../work.ts';
import {
  filterTree,
  findFilterRow,
  lockFilter,
  lockFilterOwner,
  readFilters,
  subtree,
  type FilterRow,
} from './filters.ts';

type WireFilter = Schemas['Filter'];

export interface NewFilter {
  /** Null for one of the firm's. */
  clientId: number | null;
  /** 0 is the root. */
  parentId: number;
  text: string;
  /** Position among its siblings; null puts it last. */
  index: number | null;
}

/** Where a filter moves to. */
interface FilterPlace {
  /** 0 is the root. */
  parentId: number;
  /** Position among its siblings; null puts it last. */
  index: number | null;
  /** The name that it has there. */
  text: string;
}

/** Adds a filter below its parent, which it locks; both this function and the table reject a fourth level. */
export async function addFilter(work: Work, filter: NewFilter): Promise<WireFilter> {
  const { tx, caller } = work;
  const text = filterName(filter.text);
  await lockFilterOwner(tx, caller.firmId, filter.clientId);
  await limitFilters(work, filter.clientId);
  const parent = await lockParent(work, filter.clientId, filter.parentId);
  const depth = (parent?.depth ?? 0) + 1;
  if (depth > FILTER_LEVELS) throw new Problem('filterTooDeep');
  await requireFreeName(work, { clientId: filter.clientId, parentId: parent?.id ?? null, name: text });
  const added = await tx
    .insertInto('filters')
    .values({
      firm_id: caller.firmId,
      client_id: filter.clientId,
      parent_id: parent?.id ?? null,
      text,
      position: await makeRoom(work, filter.clientId, { parent, index: filter.index }),
      depth,
      created_at: work.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  work.audit({
    ...clientOf(added),
    title: 'Filter added',
    shortDesc: `${caller.name} added the filter ${added.text}.`,
  });
  return presentFilter(work, added);
}

export async function renameFilter(work: Work, filter: FilterRow, text: string): Promise<WireFilter> {
  const name = filterName(text);
  if (name !== filter.text) {
    const { id, client_id: clientId, parent_id: parentId } = filter;
    await requireFreeName(work, { clientId, parentId, name, except: id });
    await work.tx.updateTable('filters').set({ text: name }).where('id', '=', filter.id).execute();
    work.audit({
      ...clientOf(filter),
      title: 'Filter renamed',
      shortDesc: `${work.caller.name} renamed the filter ${filter.text} to ${name}.`,
    });
  }
  return presentFilter(work, filter);
}

/** Moves a filter with everything below it. Its client's filters are locked, so that no two moves make a circle. */
export async function moveFilter(work: Work, filter: FilterRow, to: FilterPlace): Promise<void> {
  const { tx, caller } = work;
  const below = subtree(await readFilters(tx, caller.firmId, filter.client_id), filter.id);
  if (below.includes(to.parentId)) throw new Problem('changedMeanwhile');
  const parent = await lockParent(work, filter.client_id, to.parentId);
  const deeper = (parent?.depth ?? 0) + 1 - filter.depth;
  const rows = await tx.selectFrom('filters').selectAll().where('id', 'in', below).execute();
  if (rows.some(({ depth }) => depth + deeper > FILTER_LEVELS)) throw new Problem('filterTooDeep');
  const parentId = parent?.id ?? null;
  if (parentId !== filter.parent_id)
    await requireFreeName(work, { clientId: filter.client_id, parentId, name: to.text, except: filter.id });
  const position = await makeRoom(work, filter.client_id, { parent, index: to.index, moving: filter.id });
  if (parentId === filter.parent_id && position === filter.position) return;
  await tx
    .updateTable('filters')
    .set({ parent_id: parentId, position, depth: filter.depth + deeper })
    .where('id', '=', filter.id)
    .execute();
  await tx
    .updateTable('filters')
    .set((row) => ({ depth: row('depth', '+', deeper) }))
    .where('id', 'in', below)
    .where('id', '<>', filter.id)
    .execute();
  if (parentId === filter.parent_id) return;
  work.audit({
    ...clientOf(filter),
    title: 'Filter moved',
    shortDesc: `${caller.name} moved the filter ${filter.text} ${parent === null ? 'to the top level' : `below ${parent.text}`}.`,
  });
}

/** Deletes a filter and its descendants; the table removes it from documents. */
export async function removeFilter(work: Work, filter: FilterRow): Promise<void> {
  await work.tx.deleteFrom('filters').where('id', '=', filter.id).execute();
  work.audit({
    ...clientOf(filter),
    title: 'Filter deleted',
    shortDesc: `${work.caller.name} deleted the filter ${filter.text} with everything below it; its documents stay.`,
  });
}

/** A client's own filter, locked with all of that client; the firm's are changed in Settings only. */
export async function lockClientFilter({ tx, caller, about }: Work, id: number): Promise<FilterRow> {
  const { client_id: clientId } = await findFilterRow(tx, caller.firmId, id);
  if (clientId === null) throw new Problem('permissionDenied');
  about({ clientId });
  await lockFilterOwner(tx, caller.firmId, clientId);
  const rows = await tx
    .selectFrom('filters')
    .selectAll()
    .where('firm_id', '=', caller.firmId)
    .where('client_id', '=', clientId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const filter = rows.find((row) => row.id === id);
  if (filter === undefined) throw notFound();
  return filter;
}

/** One of the firm's filters, locked. */
export async function lockFirmFilter({ tx, caller }: Work, id: number): Promise<FilterRow> {
  await lockFilterOwner(tx, caller.firmId, null);
  const filter = await lockFilter(tx, caller.firmId, id);
  if (filter.client_id !== null) throw notFound();
  return filter;
}

/** A tree beyond this helps nobody, and every change of it goes to all who look at it. */
async function limitFilters({ tx, caller }: Work, clientId: number | null): Promise<void> {
  const { count } = await tx
    .selectFrom('filters')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('firm_id', '=', caller.firmId)
    .where('client_id', clientId === null ? 'is' : '=', clientId)
    .executeTakeFirstOrThrow();
  if (count >= MOST_FILTERS) throw new Problem('tooManyFilters');
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
async function requireFreeName(
  { tx, caller }: Work,
  { clientId, parentId, name, except }: FreeName,
): Promise<void> {
  const key = filterNameKey(name);
  const isTaken = (await readFilters(tx, caller.firmId, clientId)).some(
    (row) => row.parent_id === parentId && row.id !== except && filterNameKey(row.text) === key,
  );
  if (isTaken) throw new Problem('filterNameTaken');
}

function clientOf(filter: FilterRow): { clientId?: number } {
  return filter.client_id === null ? {} : { clientId: filter.client_id };
}

/** The filter to put another one below, locked; null for the root. */
async function lockParent(
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
async function makeRoom(
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
async function presentFilter({ tx, caller }: Work, { id, client_id }: FilterRow): Promise<WireFilter> {
  const filter = findFilter(filterTree(await readFilters(tx, caller.firmId, client_id)), id);
  if (filter === undefined) throw notFound();
  return filter;
}

function filterName(text: string): string {
  const name = text.trim();
  if (!isVisible(name)) throw new Problem('filterNameRequired');
  return name;
}
