import { useCallback, useMemo, useState } from 'react';
import { documentQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { rememberedRows, rememberRows } from '../../../grid/rememberedRows.ts';
import { useGridPages, type GridPages, type PageRequest } from '../../../grid/useGridPages.ts';
import { useServices } from '../../../services/services.tsx';
import { documentPage, ROWS } from '../documentPage.ts';
import type { DocumentsSearch } from '../documentsSearch.ts';

/** Reads the pages of a client's documents for the grid, as the address asks. */
export function useDocumentPages(clientId: number, search: DocumentsSearch): GridPages<Schemas['Document']> {
  const { portal, settings } = useServices();
  const { q, filter, sort, direction } = search;
  const [expected] = useState(() => rememberedRows(settings, ROWS));
  const pages = useGridPages(
    useCallback(
      (page: PageRequest) =>
        documentQueries.list(portal, clientId, documentPage(page, { q, filter, sort, direction })),
      [portal, clientId, q, filter, sort, direction],
    ),
    expected,
  );
  const measured = pages.onPageSizeChange;
  const onPageSizeChange = useCallback(
    (rows: number) => {
      rememberRows(settings, ROWS, rows);
      measured(rows);
    },
    [settings, measured],
  );
  return useMemo(() => ({ ...pages, onPageSizeChange }), [pages, onPageSizeChange]);
}
