import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap, expectNoContent } from '../http.ts';
import { newKeys, type KeptKeys } from '../http/keptKeys.ts';
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
  create: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (body: Schemas['NewSavedView']) =>
        kept.send('new view', body, (header) =>
          unwrap(client.POST('/savedViews/', { params: { header }, body })),
        ),
      meta: changesViews,
    }),
  update: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (variables: { id: number; body: Schemas['SavedViewUpdate'] }) =>
        kept.send(`view ${variables.id}`, variables, (header) => {
          const { id, body } = variables;
          return unwrap(client.PUT('/savedViews/{id}', { params: { path: { id }, header }, body }));
        }),
      meta: changesViews,
    }),
  reorder: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (body: Schemas['SavedViewOrder']) =>
        kept.send('order of views', body, (header) =>
          unwrap(client.PUT('/savedViews/', { params: { header }, body })),
        ),
      meta: changesViews,
    }),
  remove: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (id: number) =>
        kept.send(`view ${id}`, id, (header) =>
          expectNoContent(client.DELETE('/savedViews/{id}', { params: { path: { id }, header } })),
        ),
      meta: changesViews,
    }),
};
