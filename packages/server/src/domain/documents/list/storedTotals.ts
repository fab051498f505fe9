import { sql } from 'kysely';
import type { Database } from '../../../app.ts';
import type { ListConditions } from './listConditions.ts';

/** Of all documents of a client: how many, and the version of every list of them. */
export interface ClientList {
  total: number;
  version: number;
}

export async function clientList(db: Database, clientId: number): Promise<ClientList> {
  const row = await db
    .selectFrom('document_counts')
    .select(['version', 'total'])
    .where('client_id', '=', clientId)
    .where('filter_id', '=', 0)
    .executeTakeFirst();
  return { version: row?.version ?? 0, total: row?.total ?? 0 };
}

/** The number of all documents of the client, or of filters. */
export async function storedTotal(
  db: Database,
  { clientId, filterIds }: Pick<ListConditions, 'clientId' | 'filterIds'>,
): Promise<number> {
  const row = await db
    .selectFrom('document_counts')
    .select((build) => build.fn.coalesce(build.fn.sum<number>('total'), sql<number>`0`).as('total'))
    .where('client_id', '=', clientId)
    .where('filter_id', 'in', filterIds.length === 0 ? [0] : filterIds)
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}
