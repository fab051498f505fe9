import type { Handlers } from '../contract.ts';
import { findClient } from '../domain/documents/find.ts';
import { listAccountIds, presentAccounts, signatoryIds } from '../domain/people/accounts.ts';
import { notFound } from '../errors.ts';
import { pageOf } from './paging.ts';

type Bound = 'listAccounts' | 'getAccount' | 'listAccountSignatories';

export const accountHandlers: Handlers<Bound> = {
  async listAccounts({ query }, { tx, caller, now }) {
    const page = await listAccountIds(tx, caller.firmId, {
      ...pageOf(query),
      sortField: query.sortField ?? 'Surname',
      ascending: query.sortDirection !== 'desc',
    });
    return { Items: await presentAccounts(tx, caller.firmId, page.ids, now), TotalItems: page.total };
  },

  async getAccount({ params }, { tx, caller, now }) {
    const [account] = await presentAccounts(tx, caller.firmId, [params.id], now);
    if (account === undefined) throw notFound();
    return account;
  },

  /** The id is the client's. */
  async listAccountSignatories({ params }, { tx, caller, now }) {
    await findClient(tx, caller.firmId, params.id);
    return presentAccounts(tx, caller.firmId, await signatoryIds(tx, caller.firmId, params.id), now);
  },
};
