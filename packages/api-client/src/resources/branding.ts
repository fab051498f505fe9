import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap } from '../http.ts';
import type { PortalClient } from '../http.ts';
import { keys } from './keys.ts';

export const brandingQueries = {
  /** The look of the caller's firm. */
  current: (client: PortalClient) =>
    queryOptions({
      queryKey: keys.branding.current,
      queryFn: ({ signal }) => unwrap(client.GET('/branding/details', { signal })),
    }),
  /** Where the logo is. */
  path: (client: PortalClient) =>
    queryOptions({
      queryKey: keys.branding.path,
      queryFn: ({ signal }) => unwrap(client.GET('/branding/path/none', { signal })),
    }),
  /** Reads the branding past every cache; fetched after Apply, it replaces the cached one. */
  refreshed: (client: PortalClient) =>
    queryOptions({
      queryKey: keys.branding.current,
      queryFn: ({ signal }) => unwrap(client.GET('/branding/forceRefresh', { signal })),
      staleTime: 0,
    }),
  /** The look of a sign-in page; needs no token. */
  theme: (client: PortalClient, theme: number) =>
    queryOptions({
      queryKey: keys.branding.theme(theme),
      queryFn: ({ signal }) =>
        unwrap(client.GET('/branding/theme/{theme}', { params: { path: { theme } }, signal })),
      staleTime: Infinity,
    }),
};

export const brandingMutations = {
  update: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['BrandingUpdate']) => unwrap(client.PUT('/branding/', { body })),
      meta: { invalidates: [keys.branding.all] },
    }),
};
