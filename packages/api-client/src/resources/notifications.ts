import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap } from '../http.ts';
import { newKeys, type KeptKeys } from '../http/keptKeys.ts';
import type { PortalClient } from '../http.ts';
import { keys } from './keys.ts';

const changesNotifications = { invalidates: [keys.notifications.all] };
const changesReplyAddress = { invalidates: [keys.notifications.replyAddress] };

export type NotificationType = Schemas['NotificationTemplate']['Type'];

export const notificationQueries = {
  list: (client: PortalClient) =>
    queryOptions({
      queryKey: keys.notifications.list,
      queryFn: ({ signal }) => unwrap(client.GET('/notifications/', { signal })),
    }),
  detail: (client: PortalClient, id: number) =>
    queryOptions({
      queryKey: keys.notifications.detail(id),
      queryFn: ({ signal }) =>
        unwrap(client.GET('/notifications/{id}', { params: { path: { id } }, signal })),
    }),
  mergeFields: (client: PortalClient, type: NotificationType) =>
    queryOptions({
      queryKey: keys.notifications.mergeFields(type),
      queryFn: ({ signal }) =>
        unwrap(client.GET('/notifications/mergefields/{type}', { params: { path: { type } }, signal })),
      staleTime: Infinity,
    }),
  /** The reply address in a list of one, or an empty list. */
  replyAddress: (client: PortalClient) =>
    queryOptions({
      queryKey: keys.notifications.replyAddress,
      queryFn: ({ signal }) => unwrap(client.GET('/notifications/replyaddress/', { signal })),
    }),
};

export const notificationMutations = {
  update: (client: PortalClient) =>
    mutationOptions({
      mutationFn: ({ id, body }: { id: number; body: Schemas['NotificationUpdate'] }) =>
        unwrap(client.PUT('/notifications/{id}', { params: { path: { id } }, body })),
      meta: changesNotifications,
    }),
  enable: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (id: number) =>
        unwrap(client.PUT('/notifications/{id}/enable', { params: { path: { id } } })),
      meta: changesNotifications,
    }),
  disable: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (id: number) =>
        unwrap(client.PUT('/notifications/{id}/disable', { params: { path: { id } } })),
      meta: changesNotifications,
    }),
  createReplyAddress: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (address: string) =>
        kept.send('new reply address', address, (header) =>
          unwrap(client.POST('/notifications/replyaddress/', { params: { query: { address }, header } })),
        ),
      meta: changesReplyAddress,
    }),
  updateReplyAddress: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (query: { id: number; address: string }) =>
        unwrap(client.PUT('/notifications/replyaddress/', { params: { query } })),
      meta: changesReplyAddress,
    }),
};
