import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { historyEntry } from '../routing/historyEntry.ts';
import { useServices } from '../services/services.tsx';
import { leaveAt, leftAt } from './leftLists.ts';
import { rememberedRows, rememberRows } from './rememberedRows.ts';
import { useGridPages, type GridPages, type ListPage, type PageRequest } from './useGridPages.ts';

export interface RememberedPages<Row> extends GridPages<Row> {
  /** For the grid: where this tab left the list, after a reload or with Back. */
  readonly opensAt: number;
  readonly onLeave: (row: number) => void;
}

/**
 * `useGridPages` of a list whose rows this browser counts: its first page is requested before the grid is measured.
 * A list that the tab returns to is where it was left.
 *
 * @param name The list in the settings of this browser, as in `firstPage`.
 */
export function useRememberedPages<Page extends ListPage, Key extends QueryKey>(
  name: string,
  list: (page: PageRequest) => UseQueryOptions<Page, Error, Page, Key>,
): RememberedPages<Page['Items'][number]> {
  const { settings, tab } = useServices();
  const [expected] = useState(() => rememberedRows(settings, name));
  const pages = useGridPages(list, {
    expected,
    opensAt: useCallback((viewKey: string) => leftAt(tab, historyEntry(), viewKey), [tab]),
  });
  const { viewKey, onPageSizeChange: measured } = pages;
  // Once the list is removed, the tab is at its next page already.
  const entry = useMemo(() => ({ viewKey, entry: historyEntry() }), [viewKey]);
  const onLeave = useCallback(
    (row: number) => {
      leaveAt(tab, { ...entry, row });
    },
    [tab, entry],
  );
  const onPageSizeChange = useCallback(
    (rows: number) => {
      rememberRows(settings, name, rows);
      measured(rows);
    },
    [settings, name, measured],
  );
  return useMemo(() => ({ ...pages, onPageSizeChange, onLeave }), [pages, onPageSizeChange, onLeave]);
}
