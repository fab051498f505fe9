import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { documentFilterQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import type { DataGridColumn } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { documentColumns } from './documentColumns.tsx';
import { filterNames } from './filterNames.ts';

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
  return useMemo(() => {
    const names = filterNames(tree ?? []);
    const nameOf = ({ DocumentFilter }: Document) => names.get(DocumentFilter?.Id ?? 0);
    const isShared = [...names.values()].some(({ shared }) => shared);
    return {
      // Other columns would draw every row again.
      columns: !isShared
        ? documentColumns
        : documentColumns.map((column) =>
            column.id === 'DocumentFilter' && column.text !== undefined
              ? {
                  ...column,
                  text(row: Document) {
                    const name = nameOf(row);
                    return name?.shared === true ? name.path.slice(-2).join(' › ') : column.text(row);
                  },
                }
              : column,
          ),
      cellHint(columnId, row) {
        const { path = [] } = (columnId === 'DocumentFilter' && nameOf(row)) || {};
        return path.length > 1 ? path.join(' › ') : undefined;
      },
    };
  }, [tree]);
}
