import type { QueryClient } from '@tanstack/react-query';
import {
  documentMutations,
  documentQueries,
  isApiError,
  recognised,
  type KeptKeys,
  type PortalClient,
} from '@countersign/api-client';
import { isRenameConflict } from '@countersign/api-client/rules';

interface Calls {
  readonly portal: PortalClient;
  readonly queryClient: QueryClient;
}

/** Reads a document as it is now. */
export function readAgain({ portal, queryClient }: Calls, id: number) {
  return queryClient.fetchQuery({ ...documentQueries.detail(portal, id), staleTime: 0 });
}

/** Renames a document; if the reply is lost, it is recognised by its title. */
export function renaming(calls: Calls, kept: KeptKeys) {
  return recognised(documentMutations.rename(calls.portal, kept), kept, async ({ id, title }) => {
    const reply = await readAgain(calls, id);
    return reply.Title === title ? { reply } : null;
  });
}

/** Whether a rename was refused because another user has given it another name since. */
export function isRenamedMeanwhile(error: unknown): boolean {
  return isApiError(error) && isRenameConflict(error.code);
}
