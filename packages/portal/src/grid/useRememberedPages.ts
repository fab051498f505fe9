import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useServices } from '../services/services.tsx';
import { rememberedRows, rememberRows } from './rememberedRows.ts';
import { useGridPages, type GridPages, type ListPage, type PageRequest } from './useGridPages.ts';

/**
 * `useGridPages` of a list whose rows this browser counts: its first page is requested before the grid is measured.
 *
 * @param name The list in the settings of this browser, as in `firstPage`.
 */
export function useRememberedPages<Page extends ListPage, Key extends QueryKey>(
  name: string,
  list: (page: PageRequest) => UseQueryOptions<Page, Error, Page, Key>,
): GridPages<Page['Items'][number]> {
  const { settings } = useServices();
  const [expected] = useState(() => rememberedRows(settings, name));
  const pages = useGridPages(list, expected);
  const measured = pages.onPageSizeChange;
  const onPageSizeChange = useCallback(
    (rows: number) => {
      rememberRows(settings, name, rows);
      measured(rows);
    },
    [settings, name, measured],
  );
  return useMemo(() => ({ ...pages, onPageSizeChange }), [pages, onPageSizeChange]);
}
