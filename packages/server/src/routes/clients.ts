import type { Context, Handlers } from '../contract.ts';
import { addClient, changeClient } from '../domain/people/changeClients.ts';
import { listClientIds, presentClients } from '../domain/people/clients.ts';
import { notFound } from '../errors.ts';
import { pageOf } from './paging.ts';

type Bound = 'listClients' | 'getClient' | 'createClient' | 'updateClient';

async function showClient({ tx, caller }: Pick<Context, 'tx' | 'caller'>, id: number) {
  const [client] = await presentClients(tx, caller.firmId, [id]);
  if (client === undefined) throw notFound();
  return client;
}

export const clientHandlers: Handlers<Bound> = {
  async listClients({ query }, { tx, caller }) {
    const page = await listClientIds(tx, caller.firmId, {
      ...pageOf(query),
      sortField: query.sortField ?? 'Name',
      ascending: query.sortDirection !== 'desc',
    });
    return { Items: await presentClients(tx, caller.firmId, page.ids), TotalItems: page.total };
  },

  getClient: ({ params }, context) => showClient(context, params.id),

  async createClient({ body }, context) {
    return showClient(context, await addClient(context, body));
  },

  async updateClient({ params, body }, context) {
    await changeClient(context, params.id, body);
    return showClient(context, params.id);
  },
};
