import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { documentFilterQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import type { DataGridColumn } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { documentColumns } from '../grid/documentColumns.tsx';
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
    const all = filterNames(tree ?? []);
    const nameOf = ({ DocumentFilter }: Document) => all.get(DocumentFilter?.Id ?? 0);
    const isShared = [...all.values()].some(({ shared }) => shared);
    return {
      // Other columns would draw every row again.
      columns: !isShared
        ? documentColumns
        : documentColumns.map((column) =>
            column.id === 'DocumentFilter' && column.text !== undefined
              ? {
                  ...column,
                  text(row: Document) {
                    const { shared, names = [] } = nameOf(row) ?? {};
                    const around = names.at(-2);
                    return (
                      column.text(row) + (shared === true && around !== undefined ? ` in ${around}` : '')
                    );
                  },
                }
              : column,
          ),
      cellHint(columnId, row) {
        const { names = [] } = (columnId === 'DocumentFilter' && nameOf(row)) || {};
        return names.length > 1 ? names.join(' › ') : undefined;
      },
    };
  }, [tree]);
}
