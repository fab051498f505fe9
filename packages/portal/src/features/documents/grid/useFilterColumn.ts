import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { documentFilterQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import type { DataGridColumn } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { namesTo } from '../../filters/index.ts';
import { documentColumns } from './documentColumns.tsx';
import { sharedNames } from './sharedNames.ts';

type Document = Schemas['Document'];

interface FilterColumn {
  readonly columns: readonly DataGridColumn<Document>[];
  /** What the column says of a document on top of its text: where its filter is in the tree. */
  readonly cellHint: (columnId: string, document: Document) => string | undefined;
}

/** Returns the columns of the list; a filter whose name others have too is shown with the one around it. */
export function useFilterColumn(clientId: number): FilterColumn {
  const { portal } = useServices();
  const { data: tree } = useQuery(documentFilterQueries.tree(portal, clientId));
  const columns = useMemo(() => {
    const shared = sharedNames(tree ?? []);
    if (shared.size === 0) return documentColumns;
    return documentColumns.map((column) =>
      column.id === 'DocumentFilter' && column.text !== undefined
        ? { ...column, text: (row: Document) => shared.get(row.DocumentFilter?.Id ?? 0) ?? column.text(row) }
        : column,
    );
  }, [tree]);
  return {
    columns,
    cellHint(columnId, { DocumentFilter }) {
      if (columnId !== 'DocumentFilter' || DocumentFilter === null || tree === undefined) return undefined;
      const names = namesTo(tree, DocumentFilter.Id);
      return names.length > 1 ? names.join(' › ') : undefined;
    },
  };
}
