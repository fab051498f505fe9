import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap, expectNoContent } from '../http.ts';
import { newKeys, type KeptKeys } from '../http/keptKeys.ts';
import type { PortalClient } from '../http.ts';
import { keys } from './keys.ts';
import type { FirmPage } from './keys.ts';

const changesFirms = { invalidates: [keys.firms.all, keys.employees.me] };

export const firmQueries = {
  list: (client: PortalClient, page: FirmPage) =>
    queryOptions({
      queryKey: keys.firms.list(page),
      queryFn: ({ signal }) => unwrap(client.GET('/firms/list', { params: { query: page }, signal })),
      placeholderData: keepPreviousData,
    }),
  detail: (client: PortalClient, id: number) =>
    queryOptions({
      queryKey: keys.firms.detail(id),
      queryFn: ({ signal }) => unwrap(client.GET('/firms/{id}', { params: { path: { id } }, signal })),
    }),
};

export const firmMutations = {
  register: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (body: Schemas['FirmRegistration']) =>
        kept.send('new firm', body, (header) =>
          unwrap(client.POST('/firms/register', { params: { header }, body })),
        ),
      meta: changesFirms,
    }),
  update: (client: PortalClient) =>
    mutationOptions({
      mutationFn: ({ id, body }: { id: number; body: Schemas['FirmUpdate'] }) =>
        unwrap(client.PUT('/firms/{id}', { params: { path: { id } }, body })),
      meta: changesFirms,
    }),
  deactivate: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (id: number) => expectNoContent(client.DELETE('/firms/{id}', { params: { path: { id } } })),
      meta: changesFirms,
    }),
};
