import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap, expectNoContent } from '../http.ts';
import type { PortalClient } from '../http.ts';
import { keys } from './keys.ts';

const changesFilters = { invalidates: [keys.documentFilters.all, keys.documents.all] };

export const documentFilterQueries = {
  /** The firm's filters and the client's own, below the root. */
  tree: (client: PortalClient, clientId: number) =>
    queryOptions({
      queryKey: keys.documentFilters.tree(clientId),
      queryFn: ({ signal }) =>
        unwrap(client.GET('/documentFilters/{id}', { params: { path: { id: clientId } }, signal })),
    }),
  /** How many documents each filter holds itself, and how many the client has. */
  counts: (client: PortalClient, clientId: number) =>
    queryOptions({
      queryKey: keys.documents.counts(clientId),
      queryFn: ({ signal }) =>
        unwrap(client.GET('/documentFilters/{id}/counts', { params: { path: { id: clientId } }, signal })),
    }),
};

export const documentFilterMutations = {
  create: (client: PortalClient) =>
    mutationOptions({
      mutationFn: ({ clientId, body }: { clientId: number; body: Schemas['NewClientFilter'] }) =>
        unwrap(client.PUT('/documentFilters/{id}', { params: { path: { id: clientId } }, body })),
      meta: changesFilters,
    }),
  rename: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['ClientFilterRename']) =>
        unwrap(client.POST('/documentFilters/{id}', { params: { path: { id: body.id } }, body })),
      meta: changesFilters,
    }),
  remove: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (id: number) =>
        expectNoContent(client.DELETE('/documentFilters/{id}', { params: { path: { id } } })),
      meta: changesFilters,
    }),
};
