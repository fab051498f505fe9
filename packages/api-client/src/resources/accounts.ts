import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap, expectNoContent } from '../http.ts';
import { newKeys, type KeptKeys } from '../http/keptKeys.ts';
import type { PortalClient } from '../http.ts';
import { keys } from './keys.ts';
import type { AccountPage } from './keys.ts';

const changesAccounts = { invalidates: [keys.accounts.all, keys.clients.all, keys.audit.all] };

export const accountQueries = {
  list: (client: PortalClient, page: AccountPage) =>
    queryOptions({
      queryKey: keys.accounts.list(page),
      queryFn: ({ signal }) => unwrap(client.GET('/accounts/', { params: { query: page }, signal })),
      placeholderData: keepPreviousData,
    }),
  withClients: (client: PortalClient) =>
    queryOptions({
      queryKey: keys.accounts.withClients,
      queryFn: ({ signal }) => unwrap(client.GET('/accounts/includeClients', { signal })),
    }),
  detail: (client: PortalClient, id: number) =>
    queryOptions({
      queryKey: keys.accounts.detail(id),
      queryFn: ({ signal }) => unwrap(client.GET('/accounts/{id}', { params: { path: { id } }, signal })),
    }),
  /** The accounts of a client that may sign. */
  signatories: (client: PortalClient, clientId: number) =>
    queryOptions({
      queryKey: keys.accounts.signatories(clientId),
      queryFn: ({ signal }) =>
        unwrap(client.GET('/accounts/Signatories/{id}', { params: { path: { id: clientId } }, signal })),
    }),
};

export const accountMutations = {
  update: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['AccountUpdate']) => unwrap(client.PUT('/accounts/', { body })),
      meta: changesAccounts,
    }),
  remove: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (id: number) =>
        expectNoContent(client.DELETE('/accounts/{id}', { params: { path: { id } } })),
      meta: changesAccounts,
    }),
  changeStatus: (client: PortalClient) =>
    mutationOptions({
      mutationFn: ({ id, inactivate }: { id: number; inactivate: boolean }) =>
        unwrap(
          client.POST('/accounts/{id}/changestatus', { params: { path: { id } }, body: { inactivate } }),
        ),
      meta: changesAccounts,
    }),
  /** Invites a new person and links them to clients. */
  invite: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (body: Schemas['AccountInvite']) =>
        kept.send('new account', body, (header) =>
          unwrap(client.PUT('/accounts/invite', { params: { header }, body })),
        ),
      meta: changesAccounts,
    }),
  /** Links an existing account to clients. */
  assign: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['AccountAssignment']) => unwrap(client.PUT('/accounts/assign', { body })),
      meta: changesAccounts,
    }),
  unassign: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['AccountAssignment']) => unwrap(client.PUT('/accounts/unAssign', { body })),
      meta: changesAccounts,
    }),
  resendInvite: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (id: number) => unwrap(client.POST('/accounts/resendInvite/', { body: { Id: id } })),
      meta: changesAccounts,
    }),
  /** Changes state although it is a GET; confirm it first. */
  resendAllInvites: (client: PortalClient) =>
    mutationOptions({
      mutationFn: () => unwrap(client.GET('/accounts/resendInviteToAllUnaccepted/')),
      meta: changesAccounts,
    }),
};
