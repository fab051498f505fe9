import type { QueryClient } from '@tanstack/react-query';
import { documentQueries, isOutcomeUnknown, type PortalClient } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';

/**
 * Reads the document again after a write whose outcome is unknown. Returns it as it is now; null if it cannot be
 * read either; undefined if the error itself says what happened.
 */
export async function readDocumentAfter(
  error: unknown,
  { id, portal, queryClient }: { id: number; portal: PortalClient; queryClient: QueryClient },
): Promise<Schemas['Document'] | null | undefined> {
  if (!isOutcomeUnknown(error)) return undefined;
  try {
    return await queryClient.fetchQuery({ ...documentQueries.detail(portal, id), staleTime: 0 });
  } catch {
    return null;
  }
}
