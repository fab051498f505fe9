import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap, expectNoContent } from '../http.ts';
import { newKeys, type KeptKeys } from '../http/keptKeys.ts';
import type { PortalClient } from '../http.ts';
import { keys } from './keys.ts';
import type { ClientPage } from './keys.ts';

const changesClients = {
  invalidates: [keys.clients.all, keys.accounts.all, keys.employees.all, keys.documents.all, keys.audit.all],
};

export const clientQueries = {
  list: (client: PortalClient, page: ClientPage) =>
    queryOptions({
      queryKey: keys.clients.list(page),
      queryFn: ({ signal }) => unwrap(client.GET('/clients/', { params: { query: page }, signal })),
      placeholderData: keepPreviousData,
    }),
  detail: (client: PortalClient, id: number) =>
    queryOptions({
      queryKey: keys.clients.detail(id),
      queryFn: ({ signal }) => unwrap(client.GET('/clients/{id}', { params: { path: { id } }, signal })),
    }),
  /** Who is notified for a client. */
  subscriptions: (client: PortalClient, id: number) =>
    queryOptions({
      queryKey: keys.clients.subscriptions(id),
      queryFn: ({ signal }) =>
        unwrap(client.GET('/clients/subscriptions/{id}', { params: { path: { id } }, signal })),
    }),
};

export const clientMutations = {
  create: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (body: Schemas['NewClient']) =>
        kept.send('new client', body, (header) =>
          unwrap(client.POST('/clients/', { params: { header }, body })),
        ),
      meta: changesClients,
    }),
  update: (client: PortalClient) =>
    mutationOptions({
      mutationFn: ({ id, body }: { id: number; body: Schemas['NewClient'] }) =>
        unwrap(client.PUT('/clients/{id}', { params: { path: { id } }, body })),
      meta: changesClients,
    }),
  remove: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (id: number) =>
        expectNoContent(client.DELETE('/clients/{id}', { params: { path: { id } } })),
      meta: changesClients,
    }),
  updateSubscriptions: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['SubscriptionUpdate']) =>
        unwrap(client.PUT('/clients/updateSubscriptions', { body })),
      meta: changesClients,
    }),
};
