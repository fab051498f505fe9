import { hasClientCharacters } from '@countersign/api-client/rules';
import type { Context, Handlers } from '../contract.ts';
import { findClient } from '../domain/documents/find.ts';
import { listClientIds, presentClients } from '../domain/people/clients.ts';
import { notFound, Problem } from '../errors.ts';
import { pageOf } from './paging.ts';

type Bound = 'listClients' | 'getClient' | 'createClient' | 'updateClient';

async function showClient({ tx, caller }: Pick<Context, 'tx' | 'caller'>, id: number) {
  const [client] = await presentClients(tx, caller.firmId, [id]);
  if (client === undefined) throw notFound();
  return client;
}

function checkFields(body: { Name: string; ContactName: string }): { name: string; contact_name: string } {
  const name = body.Name.trim();
  const contact = body.ContactName.trim();
  if (name === '' || contact === '') throw new Problem('fieldsRequired');
  if (!hasClientCharacters(name) || !hasClientCharacters(contact)) {
    throw new Problem('fieldCharacters');
  }
  return { name, contact_name: contact };
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
    const fields = checkFields(body);
    const created = await context.tx
      .insertInto('clients')
      .values({ ...fields, firm_id: context.caller.firmId, created_at: context.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    context.audit({
      clientId: created.id,
      title: 'Client added',
      shortDesc: `${context.caller.name} added the client ${fields.name}.`,
    });
    return showClient(context, created.id);
  },

  async updateClient({ params, body }, context) {
    const before = await findClient(context.tx, context.caller.firmId, params.id);
    context.about({ clientId: before.id });
    const fields = checkFields(body);
    await context.tx.updateTable('clients').set(fields).where('id', '=', before.id).execute();
    context.audit({
      clientId: before.id,
      title: 'Client changed',
      shortDesc: `${before.name} (${before.contact_name}) is now ${fields.name} (${fields.contact_name}).`,
    });
    return showClient(context, before.id);
  },
};
