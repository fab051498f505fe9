import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap, expectNoContent } from '../http.ts';
import { newKeys, type KeptKeys } from '../http/keptKeys.ts';
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
  create: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (variables: { clientId: number; body: Schemas['NewClientFilter'] }) =>
        kept.send('new filter', variables, (header) =>
          unwrap(
            client.PUT('/documentFilters/{id}', {
              params: { path: { id: variables.clientId }, header },
              body: variables.body,
            }),
          ),
        ),
      meta: changesFilters,
    }),
  /** Renames a filter, moves it, or both: what is left out stays as it is. */
  rename: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (body: Schemas['ClientFilterRename']) =>
        kept.send(`filter ${body.id}`, body, (header) =>
          unwrap(client.POST('/documentFilters/{id}', { params: { path: { id: body.id }, header }, body })),
        ),
      meta: changesFilters,
    }),
  remove: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationKey: keys.documentFilters.removal,
      mutationFn: (id: number) =>
        kept.send(`filter ${id}`, id, (header) =>
          expectNoContent(client.DELETE('/documentFilters/{id}', { params: { path: { id }, header } })),
        ),
      meta: changesFilters,
    }),
  /** Undoes the deletion of a filter, at once and by the same user. */
  restore: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (id: number) =>
        kept.send(`filter ${id}`, id, (header) =>
          unwrap(client.POST('/documentFilters/{id}/restore', { params: { path: { id }, header } })),
        ),
      meta: changesFilters,
    }),
};
