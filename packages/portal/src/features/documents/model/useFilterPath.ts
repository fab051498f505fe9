import { useQuery } from '@tanstack/react-query';
import { documentFilterQueries } from '@countersign/api-client';
import { useServices } from '../../../services/services.tsx';
import { namesTo } from '../../filters/index.ts';
import { useDocuments } from './documentsModel.ts';

/** Returns the names from the outermost filter to the selected one; empty for all documents. */
export function useFilterPath(): readonly string[] {
  const { clientId, search } = useDocuments();
  const { portal } = useServices();
  const { data: tree = [] } = useQuery(documentFilterQueries.tree(portal, clientId));
  return search.filter === 0 ? [] : namesTo(tree, search.filter);
}
