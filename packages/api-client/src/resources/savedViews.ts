import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap, expectNoContent } from '../http.ts';
import type { PortalClient } from '../http.ts';
import { keys } from './keys.ts';

const changesViews = { invalidates: [keys.savedViews.list] };

export const savedViewQueries = {
  /** The user's own views of the documents, in their order. */
  list: (client: PortalClient) =>
    queryOptions({
      queryKey: keys.savedViews.list,
      queryFn: ({ signal }) => unwrap(client.GET('/savedViews/', { signal })),
    }),
};

export const savedViewMutations = {
  create: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['NewSavedView']) => unwrap(client.POST('/savedViews/', { body })),
      meta: changesViews,
    }),
  update: (client: PortalClient) =>
    mutationOptions({
      mutationFn: ({ id, body }: { id: number; body: Schemas['SavedViewUpdate'] }) =>
        unwrap(client.PUT('/savedViews/{id}', { params: { path: { id } }, body })),
      meta: changesViews,
    }),
  reorder: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['SavedViewOrder']) => unwrap(client.PUT('/savedViews/', { body })),
      meta: changesViews,
    }),
  remove: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (id: number) =>
        expectNoContent(client.DELETE('/savedViews/{id}', { params: { path: { id } } })),
      meta: changesViews,
    }),
};
