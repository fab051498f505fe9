import { queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap } from '../http.ts';
import type { PortalClient } from '../http.ts';
import type { KeptKeys } from '../http/keptKeys.ts';
import { keys } from './keys.ts';
import type { DocumentJobOutcomePage, DocumentJobPage } from './keys.ts';

export const documentJobQueries = {
  /** Counts what a job with this request would do if it was started now; the documents may change, so never from the cache. */
  preview: (client: PortalClient, clientId: number, body: Schemas['DocumentJobRequest']) =>
    queryOptions({
      queryKey: keys.documents.jobPreview(clientId, body),
      queryFn: ({ signal }) =>
        unwrap(
          client.POST('/documentJobs/clients/{clientId}/preview', {
            params: { path: { clientId } },
            body,
            signal,
          }),
        ),
      staleTime: 0,
      gcTime: 0,
    }),
};

/** The calls of actions on many documents, which the server does; what observes a job polls, so nothing is cached. */
export const documentJobCalls = {
  /** The caller's jobs, last started first. */
  list: (client: PortalClient, query: DocumentJobPage, signal?: AbortSignal) =>
    unwrap(client.GET('/documentJobs/', { params: { query }, signal })),
  /** Starts a job; the same request again, while its outcome is unknown, returns the same job. */
  start: (client: PortalClient, clientId: number, body: Schemas['DocumentJobRequest'], kept: KeptKeys) =>
    kept.send(`job of client ${clientId}`, body, (header) =>
      unwrap(
        client.POST('/documentJobs/clients/{clientId}', { params: { path: { clientId }, header }, body }),
      ),
    ),
  read: (client: PortalClient, id: number) =>
    unwrap(client.GET('/documentJobs/{id}', { params: { path: { id } } })),
  /** The documents of a job, those that failed first, or those with one outcome. */
  outcomes: (client: PortalClient, id: number, query: DocumentJobOutcomePage) =>
    unwrap(client.GET('/documentJobs/{id}/outcomes', { params: { path: { id }, query } })),
  cancel: (client: PortalClient, id: number) =>
    unwrap(client.POST('/documentJobs/{id}/cancel', { params: { path: { id } } })),
  /** Starts a job that undoes what a job assigned or deleted, within a day; the same one if it is called again. */
  undo: (client: PortalClient, id: number) =>
    unwrap(client.POST('/documentJobs/{id}/undo', { params: { path: { id } } })),
  /** Starts a new job over the documents that failed. */
  retry: (client: PortalClient, id: number, kept: KeptKeys) =>
    kept.send(`retry of job ${id}`, id, (header) =>
      unwrap(client.POST('/documentJobs/{id}/retry', { params: { path: { id }, header } })),
    ),
};
