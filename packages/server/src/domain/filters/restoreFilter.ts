import { FILTER_LEVELS, UNDO_LIMIT_MS } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import { notFound, Problem } from '../../errors.ts';
import type { DeletedFilterItem, DeletedFilterRow } from '../../store/schemaFilters.ts';
import { findClient } from '../documents/find.ts';
import type { Work } from '../work.ts';
import { countReturned, findDeleted, forgetFilter, insertFilters, returnViews } from './deletedFilters.ts';
import { findFilterRow, lockFilterOwner, readFilters, type FilterRow } from './filters.ts';
import { noteLeft } from './leftFilters.ts';
import { limitFilters, lockParent, makeRoom, presentFilter, requireFreeName } from './placeFilters.ts';

/**
 * Restores a filter that the caller deleted, with everything below it: the same ids, its place among its siblings, and
 * the documents and saved views that have got no other filter since. A filter that exists counts as restored, so that
 * a repeated call changes nothing.
 *
 * @throws Problem if another user deleted it, if that is too long ago, or if its place is gone or taken
 */
export async function restoreFilter(work: Work, id: number): Promise<Schemas['Filter']> {
  const { tx, caller, about } = work;
  const { client_id: clientId } =
    (await findDeleted(work, id)) ?? (await findFilterRow(tx, caller.firmId, id));
  if (clientId === null) throw new Problem('permissionDenied');
  await findClient(tx, caller.firmId, clientId);
  about({ clientId });
  await lockFilterOwner(tx, caller.firmId, clientId);
  // An equal call may have restored it before the lock was free.
  const deleted = await findDeleted(work, id);
  if (deleted !== undefined) await restore(work, deleted);
  return presentFilter(work, { id, client_id: clientId });
}

async function restore(work: Work, deleted: DeletedFilterRow): Promise<void> {
  requireOwnAndRecent(work, deleted);
  const top = topOf(deleted);
  await insertFilters(work, deleted, await placed(work, deleted, top));
  const documents = await countReturned(work, deleted);
  await noteLeft(
    work,
    deleted.filters.map(({ id }) => id),
  );
  await returnViews(work, deleted);
  await forgetFilter(work, deleted);
  work.audit({
    clientId: deleted.client_id,
    title: 'Filter restored',
    shortDesc: `${work.caller.name} restored the filter ${top.text} and the filters below it; documents returned: ${documents}.`,
  });
}

/** Users undo their own deletion at once. An Administrator has no more time: nothing lists deleted filters. */
function requireOwnAndRecent({ caller, now }: Work, deleted: DeletedFilterRow): void {
  if (deleted.deleted_by_login_id !== caller.loginId) throw new Problem('permissionDenied');
  if (now.getTime() - deleted.deleted_at.getTime() > UNDO_LIMIT_MS) throw new Problem('filterUndoExpired');
}

function topOf({ filters, filter_id: id }: DeletedFilterRow): DeletedFilterItem {
  const top = filters.find((filter) => filter.id === id);
  if (top === undefined) throw notFound();
  return top;
}

/** The deleted filters where they are to be: their parent may have moved, and siblings may have come and gone. */
async function placed(
  work: Work,
  { client_id: clientId, parent_id: parentId, place, filters }: DeletedFilterRow,
  top: DeletedFilterItem,
): Promise<DeletedFilterItem[]> {
  const parent = await lockEarlierParent(work, clientId, parentId);
  const deeper = (parent?.depth ?? 0) + 1 - top.depth;
  if (filters.some(({ depth }) => depth + deeper > FILTER_LEVELS)) throw new Problem('filterTooDeep');
  await limitFilters(work, clientId, filters.length);
  await requireFreeName(work, { clientId, parentId, name: top.text });
  const rows = await readFilters(work.tx, work.caller.firmId, null);
  const ofFirm = rows.filter((row) => row.parent_id === parentId).length;
  const position = await makeRoom(work, clientId, { parent, index: ofFirm + place });
  return filters.map((filter) => ({
    ...filter,
    depth: filter.depth + deeper,
    position: filter === top ? position : filter.position,
  }));
}

async function lockEarlierParent(
  work: Work,
  clientId: number,
  parentId: number | null,
): Promise<FilterRow | null> {
  try {
    return await lockParent(work, clientId, parentId ?? 0);
  } catch (error) {
    if (error instanceof Problem && error.code === 'notFound')
      throw new Problem('filterParentDeleted', { cause: error });
    throw error;
  }
}
