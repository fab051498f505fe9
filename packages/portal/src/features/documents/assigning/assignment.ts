import type { QueryClient } from '@tanstack/react-query';
import {
  documentMutations,
  documentQueries,
  recognised,
  type KeptKeys,
  type PortalClient,
} from '@countersign/api-client';
import { ROOT_FILTER_ID } from '@countersign/api-client/rules';

interface Calls {
  readonly portal: PortalClient;
  readonly queryClient: QueryClient;
}

/** Assigns a document to a filter; if the reply is lost, it is recognised by the filter of the document. */
export function assignment({ portal, queryClient }: Calls, kept: KeptKeys) {
  return recognised(documentMutations.assignFilter(portal, kept), kept, async ({ documentId, filterId }) => {
    const detail = documentQueries.detail(portal, documentId);
    const document = await queryClient.fetchQuery({ ...detail, staleTime: 0 });
    return (document.DocumentFilter?.Id ?? ROOT_FILTER_ID) === filterId ? { reply: document } : null;
  });
}
