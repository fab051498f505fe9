import { useCallback, useEffect, useMemo, useState } from 'react';
import { SearchField } from '../SearchField/SearchField.js';
import { DataGrid } from './DataGrid.js';
import { sampleColumns, sampleCompact } from './DataGrid.example.js';
import type { SampleDocument } from './DataGrid.fixtures.js';
import type { DataGridState } from './dataGrid.types.js';
import { createPageCache } from './engine/pageCache.js';
import { pagesFor } from './engine/range.js';
import { EMPTY_SELECTION, type GridSelection } from './selection/selection.js';

/** What is requested from a server, and what it returns. */
export interface PageRequest {
  /** Counted from 0. */
  page: number;
  pageSize: number;
  search: string;
}

export interface PageAnswer {
  total: number;
  rows: readonly SampleDocument[];
}

export interface PagingExampleProps {
  ask: (request: PageRequest) => Promise<PageAnswer>;
  /** Asked for rows of a range that are not here. */
  idsBetween?: (first: number, last: number) => Promise<readonly number[]>;
  pageSize?: number;
  /** Index of the row that the list opens at; a search opens at its first row. */
  opensAt?: number;
  onLeave?: (row: number) => void;
}

/** A caller of a long list without any library of queries: pages are asked for as they come near. */
export function PagingExample({ ask, idsBetween, pageSize = 20, opensAt = 0, onLeave }: PagingExampleProps) {
  const [search, setSearch] = useState('');
  const [selection, setSelection] = useState<GridSelection>(EMPTY_SELECTION);
  const [total, setTotal] = useState<number | undefined>(undefined);
  const [version, setVersion] = useState(0);
  const [cache] = useState(() => createPageCache<SampleDocument>(pageSize));

  const askFor = useCallback(
    (page: number) => {
      const ticket = cache.begin(page);
      if (ticket === undefined) return;
      ask({ page, pageSize, search }).then(
        (answer) => {
          // Drops a response to an outdated request.
          if (!cache.accept(ticket, answer.rows)) return;
          setTotal(answer.total);
          setVersion((before) => before + 1);
        },
        () => cache.fail(ticket),
      );
    },
    [ask, cache, pageSize, search],
  );

  useEffect(() => askFor(0), [askFor]);

  const state = useMemo((): DataGridState<SampleDocument> => {
    if (total === undefined) return { status: 'loading' };
    return {
      status: 'ready',
      total,
      // Another function for each version: the grid draws its rows again when a page has come, and only then.
      rowAt: (index) => (version < 0 ? undefined : cache.rowAt(index)),
      onRangeNeeded: (first, last) => {
        for (const page of pagesFor({ first, last }, pageSize, total)) askFor(page);
      },
    };
  }, [total, version, cache, pageSize, askFor]);

  function searchFor(next: string): void {
    cache.reset();
    setTotal(undefined);
    setSearch(next);
  }

  const box = useMemo(() => ({ width: 900, height: 480, maxWidth: '100%' }), []);
  return (
    <div style={box}>
      <DataGrid
        label="Documents"
        columns={sampleColumns}
        state={state}
        rowId={(row) => row.id}
        noun={{ one: 'document', many: 'documents' }}
        viewKey={search}
        opensAt={search === '' ? opensAt : 0}
        onLeave={onLeave}
        selection={selection}
        onSelectionChange={setSelection}
        {...(idsBetween !== undefined && { idsBetween })}
        renderCompact={sampleCompact}
        toolbar={<SearchField label="Search documents" value={search} onChange={searchFor} />}
      />
    </div>
  );
}
