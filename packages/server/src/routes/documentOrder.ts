import { listDocumentsSortFields, type Schemas } from '@countersign/api-client/contract';
import type { DocumentOrder, SortField, SortKey } from '../domain/documents/list/order.ts';

/** The part of a query that says how documents are sorted. */
export interface DocumentOrderQuery {
  sortField?: SortField;
  sortDirection?: 'asc' | 'desc';
  thenBy?: readonly Schemas['DocumentSortKey'][];
}

/** Without a sort field the newest come first; with one, ascending by default. */
function isAscending({ sortField, sortDirection }: DocumentOrderQuery): boolean {
  return sortDirection === undefined ? sortField !== undefined : sortDirection === 'asc';
}

export function documentOrder(query: DocumentOrderQuery): DocumentOrder {
  const thenBy = (query.thenBy ?? []).flatMap((text): SortKey[] => {
    const [name, direction] = text.split(':');
    const field = listDocumentsSortFields.find((each) => each === name);
    return field === undefined ? [] : [{ field, ascending: direction === 'asc' }];
  });
  return { sortField: query.sortField ?? 'ModifiedDate', ascending: isAscending(query), thenBy };
}
