import { useQuery } from '@tanstack/react-query';
import { featureQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { useServices } from './services.tsx';

/**
 * The features of the signed-in person's firm; undefined while they are being read, and where they cannot be.
 * Nobody is told of either: what hangs on a feature is then not offered, and the server refuses it all the same.
 */
export function useFirmFeatures(): readonly Schemas['Feature'][] | undefined {
  const { portal } = useServices();
  const { data, isSuccess } = useQuery(featureQueries.current(portal));
  return isSuccess ? data : undefined;
}
