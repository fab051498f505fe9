import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap } from '../http.ts';
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
  createUser: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (employeeId: number) =>
        unwrap(client.POST('/api/adobesign/users', { body: { employeeId } })),
      meta: { invalidates: [keys.employees.all, keys.adobesign.me] },
    }),
  createAgreement: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['AgreementRequest']) =>
        unwrap(client.POST('/api/adobesign/agreements/create', { body })),
      meta: { invalidates: [keys.documents.all, keys.audit.all] },
    }),
  /** Changes state although it is a GET. */
  setReturn: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (url: string) =>
        unwrap(client.GET('/api/adobesign/agreements/setreturn', { params: { query: { url } } })),
    }),
};
