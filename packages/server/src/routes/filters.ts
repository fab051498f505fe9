import type { Context, Handlers } from '../contract.ts';
import { findClient } from '../domain/documents/find.ts';
import {
  addFilter,
  filterName,
  filterTree,
  lockFilter,
  presentFilter,
  readFilters,
  type FilterRow,
} from '../domain/filters.ts';
import { notFound, Problem } from '../errors.ts';

type Bound =
  | 'getClientFilters'
  | 'createClientFilter'
  | 'renameClientFilter'
  | 'deleteClientFilter'
  | 'getFirmFilters'
  | 'createFirmFilter'
  | 'renameFirmFilter'
  | 'deleteFirmFilter';

type Writing = Pick<Context, 'tx' | 'caller' | 'audit' | 'about'>;

/** A client's own filter; the firm's are changed in Settings only. */
async function lockClientFilter({ tx, caller, about }: Writing, id: number): Promise<FilterRow> {
  const filter = await lockFilter(tx, caller.firmId, id);
  if (filter.client_id === null) throw new Problem('permissionDenied');
  about({ clientId: filter.client_id });
  return filter;
}

async function lockFirmFilter({ tx, caller }: Writing, id: number): Promise<FilterRow> {
  const filter = await lockFilter(tx, caller.firmId, id);
  if (filter.client_id !== null) throw notFound();
  return filter;
}

async function rename(context: Writing, filter: FilterRow, change: { text: string; position: number }) {
  const renamed = await context.tx
    .updateTable('filters')
    .set({ text: filterName(change.text), position: change.position })
    .where('id', '=', filter.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  context.audit({
    ...clientOf(filter),
    title: 'Filter renamed',
    shortDesc: `${context.caller.name} renamed the filter ${filter.text} to ${renamed.text}.`,
  });
  return presentFilter(renamed);
}

async function remove(context: Writing, filter: FilterRow): Promise<undefined> {
  await context.tx.deleteFrom('filters').where('id', '=', filter.id).execute();
  context.audit({
    ...clientOf(filter),
    title: 'Filter deleted',
    shortDesc: `${context.caller.name} deleted the filter ${filter.text} with everything below it; its documents stay.`,
  });
  return undefined;
}

function clientOf(filter: FilterRow): { clientId?: number } {
  return filter.client_id === null ? {} : { clientId: filter.client_id };
}

function noteAdded(context: Writing, filter: FilterRow): void {
  context.audit({
    ...clientOf(filter),
    title: 'Filter added',
    shortDesc: `${context.caller.name} added the filter ${filter.text}.`,
  });
}

export const filterHandlers: Handlers<Bound> = {
  async getClientFilters({ params }, { tx, caller }) {
    await findClient(tx, caller.firmId, params.id);
    return filterTree(await readFilters(tx, caller.firmId, params.id));
  },

  async createClientFilter({ params, body }, context) {
    const client = await findClient(context.tx, context.caller.firmId, params.id);
    context.about({ clientId: client.id });
    const filter = await addFilter(context.tx, {
      firmId: context.caller.firmId,
      clientId: client.id,
      parentId: body.parentId,
      text: body.text,
      position: body.index,
      now: context.now,
    });
    noteAdded(context, filter);
    return presentFilter(filter);
  },

  async renameClientFilter({ params, body }, context) {
    const filter = await lockClientFilter(context, params.id);
    return rename(context, filter, { text: body.text, position: body.index });
  },

  async deleteClientFilter({ params }, context) {
    return remove(context, await lockClientFilter(context, params.id));
  },

  async getFirmFilters(_request, { tx, caller }) {
    return filterTree(await readFilters(tx, caller.firmId, null));
  },

  async createFirmFilter({ body }, context) {
    const filter = await addFilter(context.tx, {
      firmId: context.caller.firmId,
      clientId: null,
      parentId: body.parentId,
      text: body.text,
      position: null,
      now: context.now,
    });
    noteAdded(context, filter);
    return presentFilter(filter);
  },

  async renameFirmFilter({ params, body }, context) {
    const filter = await lockFirmFilter(context, params.id);
    return rename(context, filter, { text: body.text, position: filter.position });
  },

  async deleteFirmFilter({ params }, context) {
    return remove(context, await lockFirmFilter(context, params.id));
  },
};
