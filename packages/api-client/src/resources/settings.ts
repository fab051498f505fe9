import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap } from '../http.ts';
import type { PortalClient } from '../http.ts';
import { keys } from './keys.ts';

export { PREVIEWABLE_SETTING } from '../rules/previewable.ts';

export const settingQueries = {
  /** Reads a setting of the installation, cached for the session. */
  detail: (client: PortalClient, name: string) =>
    queryOptions({
      queryKey: keys.settings.detail(name),
      queryFn: ({ signal }) =>
        unwrap(client.GET('/systemsettings/{name}', { params: { path: { name } }, signal })),
      staleTime: Infinity,
      gcTime: Infinity,
    }),
  signingPreferences: (client: PortalClient) =>
    queryOptions({
      queryKey: keys.settings.signing,
      queryFn: ({ signal }) => unwrap(client.GET('/sign/settings/', { signal })),
    }),
};

export const settingMutations = {
  updateSigningPreferences: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (body: Schemas['SigningPreferences']) => unwrap(client.PUT('/sign/settings/', { body })),
      meta: { invalidates: [keys.settings.signing] },
    }),
};
