import { useQuery } from '@tanstack/react-query';
import { documentFilterQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { useServices } from '../../../services/services.tsx';
import { namesTo } from '../../filters/index.ts';

/** Returns what the filter column says of a document on top of the filter's own name, which others may have: where it is in the tree. */
export function useFilterHint(
  clientId: number,
): (columnId: string, document: Schemas['Document']) => string | undefined {
  const { portal } = useServices();
  const { data: tree } = useQuery(documentFilterQueries.tree(portal, clientId));
  return (columnId, { DocumentFilter }) => {
    if (columnId !== 'DocumentFilter' || DocumentFilter === null || tree === undefined) return undefined;
    const names = namesTo(tree, DocumentFilter.Id);
    return names.length > 1 ? names.join(' › ') : undefined;
  };
}
