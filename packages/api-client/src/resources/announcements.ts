import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap } from '../http.ts';
import { newKeys, type KeptKeys } from '../http/keptKeys.ts';
import type { PortalClient } from '../http.ts';
import { keys } from './keys.ts';
import type { AnnouncementPage } from './keys.ts';

const changesAnnouncements = { invalidates: [keys.announcements.all] };

export const announcementQueries = {
  list: (client: PortalClient, page: AnnouncementPage) =>
    queryOptions({
      queryKey: keys.announcements.list(page),
      queryFn: ({ signal }) => unwrap(client.GET('/announcements/', { params: { query: page }, signal })),
      placeholderData: keepPreviousData,
    }),
};

export const announcementMutations = {
  create: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (body: Schemas['NewAnnouncement']) =>
        kept.send('new announcement', body, (header) =>
          unwrap(client.POST('/announcements/', { params: { header }, body })),
        ),
      meta: changesAnnouncements,
    }),
  update: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['AnnouncementUpdate']) =>
        unwrap(client.PUT('/announcements/update/', { body })),
      meta: changesAnnouncements,
    }),
  hide: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (Id: number) => unwrap(client.PUT('/announcements/hide/', { body: { Id } })),
      meta: changesAnnouncements,
    }),
  publish: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (Id: number) => unwrap(client.PUT('/announcements/publish/', { body: { Id } })),
      meta: changesAnnouncements,
    }),
};
