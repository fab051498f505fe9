import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap } from '../http.ts';
import type { PortalClient } from '../http.ts';
import { keys } from './keys.ts';

export const featureQueries = {
  /** The features of the caller's firm. */
  current: (client: PortalClient) =>
    queryOptions({
      queryKey: keys.features.current,
      queryFn: ({ signal }) => unwrap(client.GET('/api/features', { signal })),
    }),
  available: (client: PortalClient) =>
    queryOptions({
      queryKey: keys.features.available,
      queryFn: ({ signal }) => unwrap(client.GET('/api/features/available', { signal })),
    }),
  ofFirm: (client: PortalClient, firmId: number) =>
    queryOptions({
      queryKey: keys.features.ofFirm(firmId),
      queryFn: ({ signal }) =>
        unwrap(client.GET('/api/features/forfirmid/{id}', { params: { path: { id: firmId } }, signal })),
    }),
};

export const featureMutations = {
  assign: (client: PortalClient) =>
    mutationOptions({
      mutationFn: ({ firmId, body }: { firmId: number; body: Schemas['Features'] }) =>
        unwrap(client.POST('/api/features/assigntofirmid/{id}', { params: { path: { id: firmId } }, body })),
      meta: { invalidates: [keys.features.all] },
    }),
};

export type FeatureName = 'AdobeSign' | 'DisabledGroupDocs' | 'ClientChangeEnabled' | 'HowNowOnline';

/** Whether a feature is on. While nothing is known, or the check failed, it is not: the control stays hidden. */
export function hasFeature(features: readonly Schemas['Feature'][] | undefined, name: FeatureName): boolean {
  return features?.some((feature) => feature.Name === name && feature.IsEnabled) ?? false;
}

/** Returns whether staff can set up Click To Sign. It is not offered if the features could not be read. */
export function offersClickToSign(features: readonly Schemas['Feature'][] | undefined): boolean {
  return features !== undefined && !hasFeature(features, 'DisabledGroupDocs');
}
