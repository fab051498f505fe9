import { sql } from 'kysely';
import type { Schemas } from '@countersign/api-client/contract';
import { searchForm } from '@countersign/api-client/rules';
import type { Database } from '../../app.ts';
import { likePattern, sqlSearchForm } from '../../store/like.ts';
import type { ListRequest } from './clients.ts';
import { inviteMark, inviteLabel } from './invite.ts';

function accountQuery(db: Database, firmId: number) {
  return db
    .selectFrom('accounts')
    .innerJoin('logins', 'logins.id', 'accounts.login_id')
    .where('accounts.firm_id', '=', firmId)
    .where('accounts.deleted_at', 'is', null);
}

/** The firm's accounts with these ids, in that order, with their clients. */
export async function presentAccounts(
  db: Database,
  firmId: number,
  ids: readonly number[],
  now: Date,
): Promise<Schemas['Account'][]> {
  if (ids.length === 0) return [];
  const rows = await accountQuery(db, firmId)
    .select([
      'accounts.id',
      'accounts.is_active',
      'accounts.accepted_at',
      'accounts.invite_expires_at',
      'logins.given_name',
      'logins.surname',
      'logins.email',
    ])
    .where('accounts.id', 'in', ids)
    .execute();
  const links = await db
    .selectFrom('client_accounts')
    .innerJoin('clients', 'clients.id', 'client_accounts.client_id')
    .select(['client_accounts.account_id', 'clients.id', 'clients.name'])
    .where('client_accounts.firm_id', '=', firmId)
    .where('client_accounts.account_id', 'in', ids)
    .where('clients.deleted_at', 'is', null)
    .orderBy(sql`natural_order(clients.name)`)
    .execute();
  const clients = Map.groupBy(links, (link) => link.account_id);
  const accounts = new Map(
    rows.map((row) => [
      row.id,
      {
        Id: row.id,
        GivenName: row.given_name,
        Surname: row.surname,
        Email: row.email,
        Username: row.email,
        IsActive: row.is_active,
        InviteToken: inviteMark('account', row),
        InviteStatusDescription: inviteLabel(row, now),
        Clients: (clients.get(row.id) ?? []).map(({ id, name }) => ({ Id: id, Name: name })),
      },
    ]),
  );
  return ids.flatMap((id) => accounts.get(id) ?? []);
}

export type AccountSort = 'Surname' | 'GivenName' | 'Email' | 'IsActive' | 'InviteStatusDescription';

const sortKeys = {
  Surname: sql`lower(logins.surname)`,
  GivenName: sql`lower(logins.given_name)`,
  Email: sql`logins.email_key`,
  IsActive: sql`accounts.is_active`,
  InviteStatusDescription: sql`accounts.accepted_at is not null`,
} as const;

export async function listAccountIds(
  db: Database,
  firmId: number,
  request: ListRequest<AccountSort>,
): Promise<{ ids: number[]; total: number }> {
  const pattern = likePattern(searchForm(request.searchTerm));
  const matching = accountQuery(db, firmId).$if(request.searchTerm !== '', (query) =>
    query.where((where) =>
      where.or([
        where(sqlSearchForm(sql`logins.given_name || ' ' || logins.surname`), 'like', pattern),
        where('logins.email_key', 'like', pattern),
      ]),
    ),
  );
  const counted = await matching
    .select((build) => build.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const direction = request.ascending ? 'asc' : 'desc';
  const rows = await matching
    .select('accounts.id')
    .orderBy(sortKeys[request.sortField], direction)
    .orderBy('accounts.id', direction)
    .limit(request.limit)
    .offset(request.offset)
    .execute();
  return { ids: rows.map((row) => row.id), total: counted.n };
}

/** Accounts that may sign for a client: active, accepted, linked to it. */
export async function signatoryIds(db: Database, firmId: number, clientId: number): Promise<number[]> {
  const rows = await accountQuery(db, firmId)
    .innerJoin('client_accounts', 'client_accounts.account_id', 'accounts.id')
    .select('accounts.id')
    .where('client_accounts.client_id', '=', clientId)
    .where('accounts.is_active', '=', true)
    .where('accounts.accepted_at', 'is not', null)
    .orderBy(sql`lower(logins.surname)`)
    .orderBy(sql`lower(logins.given_name)`)
    .orderBy('accounts.id')
    .execute();
  return rows.map((row) => row.id);
}
