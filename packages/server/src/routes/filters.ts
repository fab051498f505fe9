import type { Handlers } from '../contract.ts';
import { findClient } from '../domain/documents/find.ts';
import {
  addFilter,
  lockClientFilter,
  lockFirmFilter,
  removeFilter,
  renameFilter,
} from '../domain/filters/changeFilters.ts';
import { filterTree, readFilters } from '../domain/filters/filters.ts';

type Bound =
  | 'getClientFilters'
  | 'createClientFilter'
  | 'renameClientFilter'
  | 'deleteClientFilter'
  | 'getFirmFilters'
  | 'createFirmFilter'
  | 'renameFirmFilter'
  | 'deleteFirmFilter';

export const filterHandlers: Handlers<Bound> = {
  async getClientFilters({ params }, { tx, caller }) {
    await findClient(tx, caller.firmId, params.id);
    return filterTree(await readFilters(tx, caller.firmId, params.id));
  },

  async createClientFilter({ params, body }, context) {
    const client = await findClient(context.tx, context.caller.firmId, params.id);
    context.about({ clientId: client.id });
    const { parentId, text, index } = body;
    return addFilter(context, { clientId: client.id, parentId, text, position: index });
  },

  async renameClientFilter({ params, body }, context) {
    const filter = await lockClientFilter(context, params.id);
    return renameFilter(context, filter, { text: body.text, position: body.index });
  },

  async deleteClientFilter({ params }, context) {
    await removeFilter(context, await lockClientFilter(context, params.id));
    return undefined;
  },

  async getFirmFilters(_request, { tx, caller }) {
    return filterTree(await readFilters(tx, caller.firmId, null));
  },

  createFirmFilter: ({ body }, context) =>
    addFilter(context, { clientId: null, parentId: body.parentId, text: body.text, position: null }),

  async renameFirmFilter({ params, body }, context) {
    const filter = await lockFirmFilter(context, params.id);
    return renameFilter(context, filter, { text: body.text, position: filter.position });
  },

  async deleteFirmFilter({ params }, context) {
    await removeFilter(context, await lockFirmFilter(context, params.id));
    return undefined;
  },
};
