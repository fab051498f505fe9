import { useCallback, useSyncExternalStore } from 'react';
import { documentQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import type { PageRequest } from '../../../grid/useGridPages.ts';
import { useRememberedPages, type RememberedPages } from '../../../grid/useRememberedPages.ts';
import { useServices } from '../../../services/services.tsx';
import { documentPage, ROWS } from '../documentPage.ts';
import type { DocumentsSearch } from '../documentsSearch.ts';
import { unreadAt } from '../unreadAt.ts';

/** Reads the pages of a client's documents for the grid, as the address asks. */
export function useDocumentPages(
  clientId: number,
  search: DocumentsSearch,
): RememberedPages<Schemas['Document']> {
  const { portal } = useServices();
  useSyncExternalStore(unreadAt.subscribe, unreadAt.get);
  const { q, filter, view, by, modified, waiting, sort, direction, thenBy } = search;
  return useRememberedPages(
    ROWS,
    useCallback(
      (page: PageRequest) =>
        documentQueries.list(
          portal,
          clientId,
          documentPage(page, { q, filter, view, by, modified, waiting, sort, direction, thenBy, saved: 0 }),
        ),
      [portal, clientId, q, filter, view, by, modified, waiting, sort, direction, thenBy],
    ),
  );
}
