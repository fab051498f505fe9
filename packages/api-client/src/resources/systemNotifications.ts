import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap } from '../http.ts';
import { newKeys, type KeptKeys } from '../http/keptKeys.ts';
import type { PortalClient } from '../http.ts';
import { keys } from './keys.ts';

const changesSystemNotifications = { invalidates: [keys.systemNotifications.all] };

export const systemNotificationQueries = {
  list: (client: PortalClient) =>
    queryOptions({
      queryKey: keys.systemNotifications.list,
      queryFn: ({ signal }) => unwrap(client.GET('/systemnotifications/', { signal })),
    }),
  detail: (client: PortalClient, id: number) =>
    queryOptions({
      queryKey: keys.systemNotifications.detail(id),
      queryFn: ({ signal }) =>
        unwrap(client.GET('/systemnotifications/{id}', { params: { path: { id } }, signal })),
    }),
};

export const systemNotificationMutations = {
  create: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (body: Schemas['NewSystemNotification']) =>
        kept.send('new notification', body, (header) =>
          unwrap(client.POST('/systemnotifications/', { params: { header }, body })),
        ),
      meta: changesSystemNotifications,
    }),
  update: (client: PortalClient) =>
    mutationOptions({
      mutationFn: ({ id, body }: { id: number; body: Schemas['NotificationUpdate'] }) =>
        unwrap(client.PUT('/systemnotifications/{id}', { params: { path: { id } }, body })),
      meta: changesSystemNotifications,
    }),
};
