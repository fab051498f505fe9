import type { QueryClient } from '@tanstack/react-query';
import { documentQueries, isMissing, type PortalClient } from '@countersign/api-client';

/** Reads a document again if no response said whether it was deleted. */
export async function readDeletion(
  portal: PortalClient,
  queryClient: QueryClient,
  id: number,
): Promise<'deleted' | 'kept' | 'unknown'> {
  try {
    await queryClient.fetchQuery({ ...documentQueries.detail(portal, id), staleTime: 0 });
    return 'kept';
  } catch (error) {
    return isMissing(error) ? 'deleted' : 'unknown';
  }
}
