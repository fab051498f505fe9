import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap } from '../http.ts';
import type { PortalClient } from '../http.ts';
import { keys } from './keys.ts';
import type { DocumentJobPage } from './keys.ts';

const changesJobs = { invalidates: [keys.documentJobs.all] };

export const documentJobQueries = {
  /** The caller's jobs, last started first. */
  list: (client: PortalClient, page: DocumentJobPage) =>
    queryOptions({
      queryKey: keys.documentJobs.list(page),
      queryFn: ({ signal }) => unwrap(client.GET('/documentJobs/', { params: { query: page }, signal })),
      staleTime: 0,
    }),
  detail: (client: PortalClient, id: number) =>
    queryOptions({
      queryKey: keys.documentJobs.detail(id),
      queryFn: ({ signal }) => unwrap(client.GET('/documentJobs/{id}', { params: { path: { id } }, signal })),
      staleTime: 0,
    }),
  /** The documents of a job, those that failed first. */
  outcomes: (client: PortalClient, id: number, page: DocumentJobPage) =>
    queryOptions({
      queryKey: keys.documentJobs.outcomes(id, page),
      queryFn: ({ signal }) =>
        unwrap(client.GET('/documentJobs/{id}/outcomes', { params: { path: { id }, query: page }, signal })),
      staleTime: 0,
    }),
};

/** What a job changes becomes stale when it ends, not when it is started. */
export const documentJobMutations = {
  start: (client: PortalClient) =>
    mutationOptions({
      mutationFn: ({ clientId, body }: { clientId: number; body: Schemas['DocumentJobRequest'] }) =>
        unwrap(client.POST('/documentJobs/clients/{clientId}', { params: { path: { clientId } }, body })),
      meta: changesJobs,
    }),
  cancel: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (id: number) =>
        unwrap(client.POST('/documentJobs/{id}/cancel', { params: { path: { id } } })),
      meta: changesJobs,
    }),
  /** Starts a new job over the documents that failed. */
  retry: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (id: number) =>
        unwrap(client.POST('/documentJobs/{id}/retry', { params: { path: { id } } })),
      meta: changesJobs,
    }),
};
