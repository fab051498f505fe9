import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { answer, done } from '../http.ts';
import type { PortalClient } from '../http.ts';
import { keys } from './keys.ts';
import type { AccountPage } from './keys.ts';

const changesAccounts = { invalidates: [keys.accounts.all, keys.clients.all, keys.audit.all] };

export const accountQueries = {
  list: (client: PortalClient, page: AccountPage) =>
    queryOptions({
      queryKey: keys.accounts.list(page),
      queryFn: ({ signal }) => answer(client.GET('/accounts/', { params: { query: page }, signal })),
      placeholderData: keepPreviousData,
    }),
  withClients: (client: PortalClient) =>
    queryOptions({
      queryKey: keys.accounts.withClients,
      queryFn: ({ signal }) => answer(client.GET('/accounts/includeClients', { signal })),
    }),
  one: (client: PortalClient, id: number) =>
    queryOptions({
      queryKey: keys.accounts.one(id),
      queryFn: ({ signal }) => answer(client.GET('/accounts/{id}', { params: { path: { id } }, signal })),
    }),
  /** The accounts of a client that may sign. */
  signatories: (client: PortalClient, clientId: number) =>
    queryOptions({
      queryKey: keys.accounts.signatories(clientId),
      queryFn: ({ signal }) =>
        answer(client.GET('/accounts/Signatories/{id}', { params: { path: { id: clientId } }, signal })),
    }),
};

export const accountMutations = {
  update: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['AccountUpdate']) => answer(client.PUT('/accounts/', { body })),
      meta: changesAccounts,
    }),
  remove: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (id: number) => done(client.DELETE('/accounts/{id}', { params: { path: { id } } })),
      meta: changesAccounts,
    }),
  changeStatus: (client: PortalClient) =>
    mutationOptions({
      mutationFn: ({ id, inactivate }: { id: number; inactivate: boolean }) =>
        answer(
          client.POST('/accounts/{id}/changestatus', { params: { path: { id } }, body: { inactivate } }),
        ),
      meta: changesAccounts,
    }),
  /** Invites a new person and links them to clients. */
  invite: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['AccountInvite']) => answer(client.PUT('/accounts/invite', { body })),
      meta: changesAccounts,
    }),
  /** Links an existing account to clients. */
  assign: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['AccountAssignment']) => answer(client.PUT('/accounts/assign', { body })),
      meta: changesAccounts,
    }),
  unassign: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['AccountAssignment']) => answer(client.PUT('/accounts/unAssign', { body })),
      meta: changesAccounts,
    }),
  resendInvite: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (id: number) => answer(client.POST('/accounts/resendInvite/', { body: { Id: id } })),
      meta: changesAccounts,
    }),
  /** Changes state although it is a GET; confirm it first. */
  resendAllInvites: (client: PortalClient) =>
    mutationOptions({
      mutationFn: () => answer(client.GET('/accounts/resendInviteToAllUnaccepted/')),
      meta: changesAccounts,
    }),
};
