import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { documentQueries } from '@countersign/api-client';
import { useServices } from '../../../services/services.tsx';
import { documentsQuery } from '../documentPage.ts';
import type { DocumentsSearch } from '../documentsSearch.ts';

/** Reads the ids of a range of documents, in the order of the address, for rows that are not loaded. */
export function useIdsBetween(clientId: number, search: DocumentsSearch) {
  const { portal } = useServices();
  const queryClient = useQueryClient();
  return useCallback(
    async (first: number, last: number): Promise<readonly number[]> => {
      const range = { ...documentsQuery(search), first, count: last - first + 1 };
      const { Ids } = await queryClient.fetchQuery(documentQueries.range(portal, clientId, range));
      return Ids;
    },
    [queryClient, portal, clientId, search],
  );
}
