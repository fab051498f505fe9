import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap, expectNoContent } from '../http.ts';
import { newKeys, type KeptKeys } from '../http/keptKeys.ts';
import type { PortalClient } from '../http.ts';
import { keys } from './keys.ts';
import type { DeletedDocumentPage, DocumentPage, DocumentRange, ListLimits } from './keys.ts';

const changesDocuments = { invalidates: [keys.documents.all, keys.audit.all] };
/** All but what is read of the document itself: it is gone, and the rest of another is the same without it. */
const deletesDocument = {
  invalidates: [keys.documents.everyList, keys.documents.ranges, keys.documents.everyDeleted, keys.audit.all],
};

export const documentQueries = {
  /** One page of a client's documents; the page before stays until the next has come. */
  list: (client: PortalClient, clientId: number, page: DocumentPage) =>
    queryOptions({
      queryKey: keys.documents.list(clientId, page),
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/documents/clients/{clientId}', {
            params: { path: { clientId }, query: page },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
    }),
  /** The ids of a range of a client's documents; the list may have changed since, so never from the cache. */
  range: (client: PortalClient, clientId: number, range: DocumentRange) =>
    queryOptions({
      queryKey: keys.documents.range(clientId, range),
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/documents/clients/{clientId}/ids', {
            params: { path: { clientId }, query: range },
            signal,
          }),
        ),
      staleTime: 0,
      gcTime: 0,
    }),
  /** One page of a client's documents that can be restored. */
  deleted: (client: PortalClient, clientId: number, page: DeletedDocumentPage) =>
    queryOptions({
      queryKey: keys.documents.deleted(clientId, page),
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/documents/clients/{clientId}/deleted', {
            params: { path: { clientId }, query: page },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
    }),
  detail: (client: PortalClient, id: number) =>
    queryOptions({
      queryKey: keys.documents.detail(id),
      queryFn: ({ signal }) => unwrap(client.GET('/documents/{id}', { params: { path: { id } }, signal })),
    }),
  /** The link to copy; asked for when it is needed, so never from the cache. */
  link: (client: PortalClient, id: number) =>
    queryOptions({
      queryKey: keys.documents.link(id),
      queryFn: ({ signal }) =>
        unwrap(client.GET('/documents/{id}/getlink', { params: { path: { id } }, signal })),
      staleTime: 0,
    }),
  externalUrl: (client: PortalClient, id: number) =>
    queryOptions({
      queryKey: keys.documents.externalUrl(id),
      queryFn: ({ signal }) =>
        unwrap(client.GET('/documents/{id}/adobesignsigningurl', { params: { path: { id } }, signal })),
      staleTime: 0,
    }),
  externalSignable: (client: PortalClient, id: number) =>
    queryOptions({
      queryKey: keys.documents.externalSignable(id),
      queryFn: ({ signal }) =>
        unwrap(client.GET('/documents/{id}/adobesignsignable', { params: { path: { id } }, signal })),
      staleTime: 0,
    }),
};

/** Registers a committed upload; the same upload identifier registers once. */
export function registerDocument(
  client: PortalClient,
  { clientId, body }: { clientId: number; body: Schemas['NewDocument'] },
  signal?: AbortSignal,
): Promise<Schemas['Document']> {
  return unwrap(
    client.PUT('/documents/clients/{clientId}', { params: { path: { clientId } }, body, signal }),
  );
}

/** Lists documents of a client that may have the same bytes as files of these sizes. */
export function sameSizeDocuments(
  client: PortalClient,
  { clientId, sizes }: { clientId: number; sizes: readonly number[] },
  signal?: AbortSignal,
): Promise<Schemas['SameSizeDocuments']> {
  const params = { path: { clientId }, query: { sizes: sizes.join(',') } };
  return unwrap(client.GET('/documents/clients/{clientId}/sameSize', { params, signal }));
}

export const documentMutations = {
  create: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (registration: Parameters<typeof registerDocument>[1]) =>
        registerDocument(client, registration),
      meta: changesDocuments,
    }),
  remove: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (id: number) =>
        kept.send(`document ${id}`, id, (header) =>
          expectNoContent(client.DELETE('/documents/{id}', { params: { path: { id }, header } })),
        ),
      meta: deletesDocument,
    }),
  /** One outcome for each document; it succeeds even where some could not be deleted. */
  removeMultiple: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (documentIds: number[]) =>
        unwrap(client.POST('/documents/removeMultiple', { body: { documentIds } })),
      meta: changesDocuments,
    }),
  /** One outcome for each document; it succeeds even where some could not be restored. */
  restoreMultiple: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (documentIds: number[]) =>
        kept.send(`deleted documents ${documentIds.join(',')}`, documentIds, (header) =>
          unwrap(client.POST('/documents/restoreMultiple', { params: { header }, body: { documentIds } })),
        ),
      meta: changesDocuments,
    }),
  /** Marks documents of a list as read or unread for the caller. */
  mark: (client: PortalClient) =>
    mutationOptions({
      mutationFn: ({
        clientId,
        list,
        marks,
      }: {
        clientId: number;
        list: ListLimits;
        marks: Schemas['ReadMarks'];
      }) =>
        unwrap(
          client.POST('/documents/clients/{clientId}/readMarks', {
            params: { path: { clientId }, query: list },
            body: marks,
          }),
        ),
      meta: { invalidates: [keys.documents.everyList, keys.documents.details] },
    }),
  assignFilter: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (body: Schemas['FilterAssignment']) =>
        kept.send(`filter of document ${body.documentId}`, body, (header) =>
          unwrap(client.POST('/documents/assignFilter', { params: { header }, body })),
        ),
      meta: changesDocuments,
    }),
  /** Gives a document another title; its extension stays. */
  rename: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (rename: {
        readonly id: number;
        readonly title: string;
        /** The title that the user saw: if it has another one by now, it isn't renamed. */
        readonly previous: string;
      }) =>
        kept.send(`title of document ${rename.id}`, rename, (header) =>
          unwrap(
            client.POST('/documents/{id}/rename', {
              params: { path: { id: rename.id }, header },
              body: { Title: rename.title, PreviousTitle: rename.previous },
            }),
          ),
        ),
      meta: changesDocuments,
    }),
  /** Turns a document's notifications on or off. */
  setNotifications: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (change: { readonly id: number; readonly enabled: boolean }) =>
        kept.send(`notifications of document ${change.id}`, change, (header) =>
          unwrap(
            client.PUT('/documents/{id}/notifications', {
              params: { path: { id: change.id }, header },
              body: { EnabledNotifications: change.enabled },
            }),
          ),
        ),
      meta: changesDocuments,
    }),
  /** The older name of a setup for one signer; no screen uses it. */
  setUpSigning: (client: PortalClient) =>
    mutationOptions({
      mutationFn: ({ id, body }: { id: number; body: Schemas['SingleSignRequest'] }) =>
        unwrap(client.POST('/documents/{id}/sign', { params: { path: { id } }, body })),
      meta: changesDocuments,
    }),
  setUpSecureSign: (client: PortalClient) =>
    mutationOptions({
      mutationFn: ({ id, body }: { id: number; body: Schemas['SecureSignRequest'] }) =>
        unwrap(client.PUT('/documents/sign/multiple/{id}', { params: { path: { id } }, body })),
      meta: changesDocuments,
    }),
  removeTask: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (id: number) =>
        kept.send(`task of document ${id}`, id, (header) =>
          unwrap(client.POST('/documents/removeTask/{id}', { params: { path: { id }, header } })),
        ),
      meta: changesDocuments,
    }),
  resendPins: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (id: number) =>
        kept.send(`PINs of document ${id}`, id, (header) =>
          unwrap(client.POST('/documents/resendPins/{id}', { params: { path: { id }, header } })),
        ),
      meta: changesDocuments,
    }),
  resendExternal: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (id: number) =>
        unwrap(client.POST('/documents/{id}/adobesignresendnotifications', { params: { path: { id } } })),
      meta: changesDocuments,
    }),
};
