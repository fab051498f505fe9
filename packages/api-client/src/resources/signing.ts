import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap, expectNoContent } from '../http.ts';
import type { PortalClient, SigningClient } from '../http.ts';
import { newKeys, type KeptKeys } from '../http/keptKeys.ts';
import { keys } from './keys.ts';

const changesDocuments = { invalidates: [keys.documents.all, keys.audit.all] };

export type SigningMethod = 'clickToSign' | 'secureSign';

export const signingQueries = {
  /** The checks before a setup; always asked again. */
  precheck: (client: PortalClient, id: number) =>
    queryOptions({
      queryKey: keys.documents.precheck(id),
      queryFn: ({ signal }) =>
        unwrap(client.GET('/sign/verifyDocumentForSigning/{id}', { params: { path: { id } }, signal })),
      staleTime: 0,
      gcTime: 0,
    }),
  /** Whether the browser let the signing site keep its cookie; always asked again. */
  identification: (client: SigningClient) =>
    queryOptions({
      queryKey: keys.identification,
      queryFn: ({ signal }) => unwrap(client.GET('/api/users/identify', { signal })),
      staleTime: 0,
      gcTime: 0,
    }),
};

export const signingMutations = {
  setUpClickToSign: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (setUp: { id: number; body: Schemas['SignRequest'] }) =>
        kept.send(`signing of document ${setUp.id}`, setUp, (header) =>
          unwrap(
            client.POST('/sign/clickToSign/{id}', {
              params: { path: { id: setUp.id }, header },
              body: setUp.body,
            }),
          ),
        ),
      meta: changesDocuments,
    }),
  /** Verifies the PIN and takes the five-minute lock. pinReplyOf interprets a failure. */
  verifyPin: (client: PortalClient, method: SigningMethod) =>
    mutationOptions({
      mutationFn: (body: Schemas['PinRequest']) => {
        const init = { params: { path: { id: body.DocumentId } }, body };
        return method === 'clickToSign'
          ? unwrap(client.PUT('/sign/clickToSign/verifyEmployee/{id}', init))
          : unwrap(client.PUT('/securesign/verifyEmployee/{id}', init));
      },
      gcTime: 0,
    }),
  /** Commits the signature that the frame made; the server commits once. */
  commit: (client: PortalClient, method: SigningMethod) =>
    mutationOptions({
      mutationFn: (id: number) => {
        const init = { params: { path: { id } } };
        return method === 'clickToSign'
          ? unwrap(client.PUT('/sign/clickToSign/employeeSigned/{id}', init))
          : unwrap(client.PUT('/securesign/employeeSigned/{id}', init));
      },
      meta: changesDocuments,
    }),
  /** A new PIN for the caller alone. */
  resendOwnPin: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (id: number) =>
        expectNoContent(client.POST('/sign/resendOwnPin/{id}', { params: { path: { id } } })),
      meta: { invalidates: [keys.audit.all] },
    }),
  renewLock: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (id: number) => unwrap(client.PUT('/sign/renewLock/{id}', { params: { path: { id } } })),
      gcTime: 0,
    }),
};
