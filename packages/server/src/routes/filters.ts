import type { Handlers } from '../contract.ts';
import { addFilter, lockFirmFilter, removeFilter, renameFilter } from '../domain/filters/changeFilters.ts';
import { filterTree, readFilters } from '../domain/filters/filters.ts';

type Bound = 'getFirmFilters' | 'createFirmFilter' | 'renameFirmFilter' | 'deleteFirmFilter';

/** The firm's own filters, which every client has. */
export const filterHandlers: Handlers<Bound> = {
  async getFirmFilters(_request, { tx, caller }) {
    return filterTree(await readFilters(tx, caller.firmId, null));
  },

  createFirmFilter: ({ body }, context) =>
    addFilter(context, { clientId: null, parentId: body.parentId, text: body.text, index: null }),

  async renameFirmFilter({ params, body }, context) {
    const filter = await lockFirmFilter(context, params.id);
    return renameFilter(context, filter, body.text);
  },

  async deleteFirmFilter({ params }, context) {
    await removeFilter(context, await lockFirmFilter(context, params.id));
    return undefined;
  },
};
