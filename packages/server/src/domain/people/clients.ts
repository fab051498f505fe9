import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Schemas } from '@countersign/api-client/contract';
import type { Database } from '../../app.ts';
import { likePattern } from '../../store/like.ts';
import { searchWords, type SearchWord } from '../documents/list/searchWords.ts';

export interface ListRequest<Field extends string> {
  searchTerm: string;
  sortField: Field;
  ascending: boolean;
  offset: number;
  limit: number;
}

/** Clients of the firm with these ids, in that order, with the accounts linked to each. */
export async function presentClients(
  db: Database,
  firmId: number,
  ids: readonly number[],
): Promise<Schemas['Client'][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('clients')
    .select(['id', 'name', 'contact_name'])
    .where('firm_id', '=', firmId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  const links = await db
    .selectFrom('client_accounts')
    .innerJoin('accounts', 'accounts.id', 'client_accounts.account_id')
    .innerJoin('logins', 'logins.id', 'accounts.login_id')
    .select([
      'client_accounts.client_id',
      'accounts.id',
      'logins.given_name',
      'logins.surname',
      'logins.email',
    ])
    .where('client_accounts.firm_id', '=', firmId)
    .where('client_accounts.client_id', 'in', ids)
    .where('accounts.deleted_at', 'is', null)
    .orderBy('logins.surname')
    .orderBy('accounts.id')
    .execute();
  const accounts = Map.groupBy(links, (link) => link.client_id);
  const clients = new Map(
    rows.map((row) => [
      row.id,
      {
        Id: row.id,
        Name: row.name,
        ContactName: row.contact_name,
        Accounts: (accounts.get(row.id) ?? []).map((account) => ({
          Id: account.id,
          GivenName: account.given_name,
          Surname: account.surname,
          Email: account.email,
        })),
        Clients: [],
      },
    ]),
  );
  return ids.flatMap((id) => clients.get(id) ?? []);
}

/** Its name or its contact's has the word. */
function hasWord({ word }: Pick<SearchWord, 'word'>): RawBuilder<SqlBool> {
  return sql`search_text like ${likePattern(word)}`;
}

/** A client is found when all words of the search are in its name or its contact's, in any order. */
export async function listClientIds(
  db: Database,
  firmId: number,
  request: ListRequest<'Name' | 'ContactName'>,
): Promise<{ ids: number[]; total: number }> {
  const matching = db
    .selectFrom('clients')
    .where('firm_id', '=', firmId)
    .where('deleted_at', 'is', null)
    .where((where) => where.and(searchWords(request.searchTerm, []).map(hasWord)));
  const counted = await matching
    .select((build) => build.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const key = request.sortField === 'Name' ? sql`natural_order(name)` : sql`lower(contact_name)`;
  const direction = request.ascending ? 'asc' : 'desc';
  const rows = await matching
    .select('id')
    .orderBy(key, direction)
    .orderBy('id', direction)
    .limit(request.limit)
    .offset(request.offset)
    .execute();
  return { ids: rows.map((row) => row.id), total: counted.n };
}
