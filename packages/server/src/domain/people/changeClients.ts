import { hasClientCharacters } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import { Problem } from '../../errors.ts';
import { findClient } from '../documents/find.ts';
import type { Work } from '../work.ts';

type NewClient = Schemas['NewClient'];

/** Adds a client of the firm; returns its id. */
export async function addClient(work: Work, client: NewClient): Promise<number> {
  const fields = checkFields(client);
  const created = await work.tx
    .insertInto('clients')
    .values({ ...fields, firm_id: work.caller.firmId, created_at: work.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  work.audit({
    clientId: created.id,
    title: 'Client added',
    shortDesc: `${work.caller.name} added the client ${fields.name}.`,
  });
  return created.id;
}

/** Renames a client and its contact; 404 for a missing or foreign one. */
export async function changeClient(work: Work, id: number, client: NewClient): Promise<void> {
  const before = await findClient(work.tx, work.caller.firmId, id);
  work.about({ clientId: before.id });
  const fields = checkFields(client);
  await work.tx.updateTable('clients').set(fields).where('id', '=', before.id).execute();
  work.audit({
    clientId: before.id,
    title: 'Client changed',
    shortDesc: `${before.name} (${before.contact_name}) is now ${fields.name} (${fields.contact_name}).`,
  });
}

function checkFields(client: NewClient): { name: string; contact_name: string } {
  const name = client.Name.trim();
  const contact = client.ContactName.trim();
  if (name === '' || contact === '') throw new Problem('fieldsRequired');
  if (!hasClientCharacters(name) || !hasClientCharacters(contact)) {
    throw new Problem('fieldCharacters');
  }
  return { name, contact_name: contact };
}
