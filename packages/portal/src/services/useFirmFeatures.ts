import { useQuery } from '@tanstack/react-query';
import { featureQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { useServices } from './services.tsx';

/**
 * Returns the features of the user's firm; undefined while they load, or if they fail to. Neither is
 * reported: controls that depend on a feature are then hidden, and the server enforces the rules anyway.
 */
export function useFirmFeatures(): readonly Schemas['Feature'][] | undefined {
  const { portal } = useServices();
  const { data, isSuccess } = useQuery(featureQueries.current(portal));
  return isSuccess ? data : undefined;
}
