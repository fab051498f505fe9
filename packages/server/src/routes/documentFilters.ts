import { filterRuleMessages } from '@countersign/api-client/rules';
import type { Handlers } from '../contract.ts';
import { findClient } from '../domain/documents/find.ts';
import {
  addFilter,
  lockClientFilter,
  moveFilter,
  removeFilter,
  renameFilter,
} from '../domain/filters/changeFilters.ts';
import { readFilterCounts } from '../domain/filters/filterCounts.ts';
import { rememberFilter } from '../domain/filters/deletedFilters.ts';
import { filterTree, readFilters } from '../domain/filters/filters.ts';
import { restoreFilter } from '../domain/filters/restoreFilter.ts';
import { Problem } from '../errors.ts';

type Bound =
  | 'getClientFilters'
  | 'getFilterCounts'
  | 'createClientFilter'
  | 'renameClientFilter'
  | 'deleteClientFilter'
  | 'restoreClientFilter';

/** The filters of one client. */
export const documentFilterHandlers: Handlers<Bound> = {
  async getClientFilters({ params }, { tx, caller }) {
    await findClient(tx, caller.firmId, params.id);
    return filterTree(await readFilters(tx, caller.firmId, params.id));
  },

  async getFilterCounts({ params }, { tx, caller }) {
    await findClient(tx, caller.firmId, params.id);
    return readFilterCounts(tx, params.id);
  },

  async createClientFilter({ params, body }, context) {
    const client = await findClient(context.tx, context.caller.firmId, params.id);
    context.about({ clientId: client.id });
    const { parentId, text, index } = body;
    return addFilter(context, { clientId: client.id, parentId, text, index });
  },

  async renameClientFilter({ params, body }, context) {
    if (body.id !== params.id) {
      const errors = [{ path: '/body/id', message: 'must be the same as in the path' }];
      throw new Problem('requestInvalid', { errors });
    }
    const filter = await lockClientFilter(context, params.id);
    const current = filter.parent_id ?? 0;
    const { text = filter.text, previousText, index = null, parentId = current, previousParentId } = body;
    if (parentId !== current && (previousParentId ?? current) !== current)
      throw new Problem('filterChanged', { sentence: filterRuleMessages.movedSince, noted: false });
    if (index !== null || parentId !== current) await moveFilter(context, filter, { parentId, index, text });
    const moved = { ...filter, parent_id: parentId === 0 ? null : parentId };
    return renameFilter(context, moved, text, previousText);
  },

  async deleteClientFilter({ params }, context) {
    const filter = await lockClientFilter(context, params.id);
    await rememberFilter(context, filter);
    await removeFilter(context, filter);
    return undefined;
  },

  restoreClientFilter: ({ params }, context) => restoreFilter(context, params.id),
};
