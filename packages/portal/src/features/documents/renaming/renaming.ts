import type { QueryClient } from '@tanstack/react-query';
import {
  documentMutations,
  documentQueries,
  recognised,
  type KeptKeys,
  type PortalClient,
} from '@countersign/api-client';

interface Calls {
  readonly portal: PortalClient;
  readonly queryClient: QueryClient;
}

/** Renames a document; if the reply is lost, it is recognised by its title. */
export function renaming({ portal, queryClient }: Calls, kept: KeptKeys) {
  return recognised(documentMutations.rename(portal, kept), kept, async ({ id, title }) => {
    const reply = await queryClient.fetchQuery({ ...documentQueries.detail(portal, id), staleTime: 0 });
    return reply.Title === title ? { reply } : null;
  });
}
