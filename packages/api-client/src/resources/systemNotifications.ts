import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { answer } from '../http.ts';
import type { PortalClient } from '../http.ts';
import { keys } from './keys.ts';

const changesSystemNotifications = { invalidates: [keys.systemNotifications.all] };

export const systemNotificationQueries = {
  list: (client: PortalClient) =>
    queryOptions({
      queryKey: keys.systemNotifications.list,
      queryFn: ({ signal }) => answer(client.GET('/systemnotifications/', { signal })),
    }),
  one: (client: PortalClient, id: number) =>
    queryOptions({
      queryKey: keys.systemNotifications.one(id),
      queryFn: ({ signal }) =>
        answer(client.GET('/systemnotifications/{id}', { params: { path: { id } }, signal })),
    }),
};

export const systemNotificationMutations = {
  create: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['NewSystemNotification']) =>
        answer(client.POST('/systemnotifications/', { body })),
      meta: changesSystemNotifications,
    }),
  update: (client: PortalClient) =>
    mutationOptions({
      mutationFn: ({ id, body }: { id: number; body: Schemas['NotificationUpdate'] }) =>
        answer(client.PUT('/systemnotifications/{id}', { params: { path: { id } }, body })),
      meta: changesSystemNotifications,
    }),
};
