import { FILTER_LEVELS, isVisible } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import { notFound, Problem } from '../../errors.ts';
import { findClient } from '../documents/find.ts';
import type { Work } from '../work.ts';
import {
  findFilterRow,
  lockFilter,
  lockFilterOwner,
  readFilters,
  subtree,
  type FilterRow,
} from './filters.ts';
import {
  clientOf,
  limitFilters,
  lockParent,
  makeRoom,
  presentFilter,
  requireFreeName,
} from './placeFilters.ts';
import { idsBelow, noteLeft } from './leftFilters.ts';

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

/**
 * Gives a filter another name, unless it has it already.
 *
 * @param previous the name that the user saw; undefined if the last rename wins
 * @throws Problem 409 if another user has renamed it, or if a filter beside it has the name
 */
export async function renameFilter(
  work: Work,
  filter: FilterRow,
  text: string,
  previous?: string,
): Promise<WireFilter> {
  const name = filterName(text);
  if (name !== filter.text) {
    if (previous !== undefined && previous !== filter.text) throw new Problem('renamedMeanwhile');
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
  if (below.includes(to.parentId)) throw new Problem('filterInItself');
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

/** Deletes a filter and its descendants. Their documents are in no filter then. */
export async function removeFilter(work: Work, filter: FilterRow): Promise<void> {
  await noteLeft(work, await idsBelow(work, filter));
  await work.tx.deleteFrom('filters').where('id', '=', filter.id).execute();
  work.audit({
    ...clientOf(filter),
    title: 'Filter deleted',
    shortDesc: `${work.caller.name} deleted the filter ${filter.text} and the filters below it; their documents were kept.`,
  });
}

/** A client's own filter, locked with all of that client, unless it was deleted; the firm's are changed in Settings only. */
export async function lockClientFilter({ tx, caller, about }: Work, id: number): Promise<FilterRow> {
  const { client_id: clientId } = await findFilterRow(tx, caller.firmId, id);
  if (clientId === null) throw new Problem('permissionDenied');
  await lockFilterOwner(tx, caller.firmId, clientId);
  await findClient(tx, caller.firmId, clientId);
  about({ clientId });
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

function filterName(text: string): string {
  const name = text.trim();
  if (!isVisible(name)) throw new Problem('filterNameRequired');
  return name;
}
