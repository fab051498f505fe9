import { useCallback } from 'react';
import { documentQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { listPage } from '../../../grid/listSearch.ts';
import { useGridPages, type GridPages, type PageRequest } from '../../../grid/useGridPages.ts';
import { useServices } from '../../../services/services.tsx';
import type { DocumentsSearch } from '../documentsSearch.ts';

/** Reads the pages of a client's documents for the grid, as the address asks. */
export function useDocumentPages(clientId: number, search: DocumentsSearch): GridPages<Schemas['Document']> {
  const { portal } = useServices();
  const { q, filter, sort, direction } = search;
  return useGridPages(
    useCallback(
      (page: PageRequest) =>
        documentQueries.list(portal, clientId, {
          ...listPage({ q, sort, direction }, page),
          ...(filter !== 0 && { filterId: filter }),
        }),
      [portal, clientId, q, filter, sort, direction],
    ),
  );
}
