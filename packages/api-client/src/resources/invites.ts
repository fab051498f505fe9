import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap, expectNoContent } from '../http.ts';
import type { PortalClient } from '../http.ts';
import { keys } from './keys.ts';

export const inviteQueries = {
  /** The invite of a link: rejects with 404 when unknown, with 400 when expired. */
  detail: (client: PortalClient, token: string) =>
    queryOptions({
      queryKey: keys.invites.detail(token),
      queryFn: ({ signal }) =>
        unwrap(client.GET('/employees/loadInvite/{token}', { params: { path: { token } }, signal })),
    }),
};

export const inviteMutations = {
  accept: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['InviteAcceptance']) =>
        expectNoContent(client.PUT('/employees/acceptInvite', { body })),
    }),
  resendByToken: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (Token: string) =>
        expectNoContent(client.PUT('/employees/resendInviteByToken/', { body: { Token } })),
    }),
  resendByEmail: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (Email: string) =>
        expectNoContent(client.PUT('/employees/resendInviteByEmail/', { body: { Email } })),
    }),
};
