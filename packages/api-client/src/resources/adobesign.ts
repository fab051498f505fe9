import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap } from '../http.ts';
import { newKeys, type KeptKeys } from '../http/keptKeys.ts';
import type { PortalClient } from '../http.ts';
import { keys } from './keys.ts';

export const adobesignQueries = {
  me: (client: PortalClient) =>
    queryOptions({
      queryKey: keys.adobesign.me,
      queryFn: ({ signal }) => unwrap(client.GET('/api/adobesign/users/me', { signal })),
      staleTime: 0,
    }),
  precheck: (client: PortalClient, id: number) =>
    queryOptions({
      queryKey: keys.documents.externalPrecheck(id),
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/api/adobesign/agreements/verifyDocumentForSigning/{id}', {
            params: { path: { id } },
            signal,
          }),
        ),
      staleTime: 0,
    }),
  /** Where the provider asks for consent. */
  oauth: (client: PortalClient) =>
    queryOptions({
      queryKey: keys.adobesign.oauth,
      queryFn: ({ signal }) => unwrap(client.GET('/api/adobesign/oauth', { signal })),
      staleTime: 0,
    }),
};

export const adobesignMutations = {
  createUser: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (employeeId: number) =>
        kept.send('new user', employeeId, (header) =>
          unwrap(client.POST('/api/adobesign/users', { params: { header }, body: { employeeId } })),
        ),
      meta: { invalidates: [keys.employees.all, keys.adobesign.me] },
    }),
  createAgreement: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (body: Schemas['AgreementRequest']) =>
        kept.send('new agreement', body, (header) =>
          unwrap(client.POST('/api/adobesign/agreements/create', { params: { header }, body })),
        ),
      meta: { invalidates: [keys.documents.all, keys.audit.all] },
    }),
  /** Changes state although it is a GET. */
  setReturn: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (url: string) =>
        unwrap(client.GET('/api/adobesign/agreements/setreturn', { params: { query: { url } } })),
    }),
};
