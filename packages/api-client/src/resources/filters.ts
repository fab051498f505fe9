import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap, expectNoContent } from '../http.ts';
import { newKeys, type KeptKeys } from '../http/keptKeys.ts';
import type { PortalClient } from '../http.ts';
import { keys } from './keys.ts';

const changesFilters = { invalidates: [keys.filters.all, keys.documentFilters.all, keys.documents.all] };

export const filterQueries = {
  tree: (client: PortalClient) =>
    queryOptions({
      queryKey: keys.filters.tree,
      queryFn: ({ signal }) => unwrap(client.GET('/filters/', { signal })),
    }),
};

export const filterMutations = {
  create: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (body: Schemas['NewFirmFilter']) =>
        kept.send('new filter', body, (header) =>
          unwrap(client.POST('/filters/', { params: { header }, body })),
        ),
      meta: changesFilters,
    }),
  rename: (client: PortalClient) =>
    mutationOptions({
      mutationFn: ({ id, text }: { id: number; text: string }) =>
        unwrap(client.PUT('/filters/{id}', { params: { path: { id } }, body: { text } })),
      meta: changesFilters,
    }),
  remove: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (id: number) =>
        expectNoContent(client.DELETE('/filters/{id}', { params: { path: { id } } })),
      meta: changesFilters,
    }),
};
