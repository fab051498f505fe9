import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { historyEntry } from '../services/historyEntry.ts';
import { leaveAt, leftAt } from '../services/leftLists.ts';
import { useServices } from '../services/services.tsx';
import { rememberedRows, rememberRows } from './rememberedRows.ts';
import { useHeldView } from './useHeldView.ts';
import { useGridPages, type GridPages, type ListPage, type PageRequest } from './useGridPages.ts';

export interface RememberedPages<Row> extends GridPages<Row> {
  /** For the grid, whose properties these are. */
  readonly grid: Pick<GridPages<Row>, 'state' | 'viewKey' | 'opensAt' | 'onPageSizeChange'> & {
    readonly onLeave: (row: number) => void;
  };
}

/**
 * `useGridPages` of a list whose rows this browser counts: its first page is requested before the grid is measured.
 * After a reload, and with Back and Forward, the list is where the user left it.
 *
 * @param name The list in the settings of this browser, as in `firstPage`.
 */
export function useRememberedPages<Page extends ListPage, Key extends QueryKey>(
  name: string,
  list: (page: PageRequest) => UseQueryOptions<Page, Error, Page, Key>,
): RememberedPages<Page['Items'][number]> {
  const { settings, tabSettings } = useServices();
  const [expected] = useState(() => rememberedRows(settings, name));
  const opensAt = useCallback(
    (viewKey: string) => leftAt(tabSettings, historyEntry(), viewKey),
    [tabSettings],
  );
  const pages = useHeldView(useGridPages(list, { expected, opensAt }));
  const { state, viewKey, opensAt: row, onPageSizeChange: measured } = pages;
  // When the grid says where it was left, the tab is at another entry already.
  const shown = useRef({ entry: historyEntry(), viewKey });
  useEffect(() => {
    shown.current = { entry: historyEntry(), viewKey };
  }, [viewKey]);
  useEffect(() => {
    // What is opened above the list is an entry of its own; capturing comes before the grid.
    const refresh = () => {
      shown.current.entry = historyEntry();
    };
    addEventListener('pagehide', refresh, true);
    return () => {
      removeEventListener('pagehide', refresh, true);
    };
  }, []);
  const onLeave = useCallback(
    (left: number) => {
      leaveAt(tabSettings, shown.current.entry, shown.current.viewKey, left);
    },
    [tabSettings],
  );
  const onPageSizeChange = useCallback(
    (rows: number) => {
      rememberRows(settings, name, rows);
      measured(rows);
    },
    [settings, name, measured],
  );
  const grid = useMemo(
    () => ({ state, viewKey, opensAt: row, onPageSizeChange, onLeave }),
    [state, viewKey, row, onPageSizeChange, onLeave],
  );
  return useMemo(() => ({ ...pages, grid }), [pages, grid]);
}
