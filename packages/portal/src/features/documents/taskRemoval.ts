import type { QueryClient } from '@tanstack/react-query';
import {
  documentMutations,
  documentQueries,
  recognised,
  type KeptKeys,
  type PortalClient,
} from '@countersign/api-client';
import { actionTypes } from '@countersign/api-client/rules';

/** Removes the signing task of a document; one that has none after a lost reply is done. */
export function taskRemoval(portal: PortalClient, queryClient: QueryClient, kept: KeptKeys) {
  return recognised(documentMutations.removeTask(portal, kept), kept, async (id) => {
    const reply = await queryClient.fetchQuery({ ...documentQueries.detail(portal, id), staleTime: 0 });
    return reply.ActionTypeE === actionTypes.none ? { reply } : null;
  });
}
