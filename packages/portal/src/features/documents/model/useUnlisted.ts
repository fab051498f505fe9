import { useQuery } from '@tanstack/react-query';
import { documentQueries } from '@countersign/api-client';
import { LISTED_LIMIT } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import { useServices } from '../../../services/services.tsx';
import { documentPage } from '../documentPage.ts';
import { defaultSearch } from '../documentsSearch.ts';

interface Unlisted {
  /** Those that were read and still exist. */
  readonly documents: readonly Schemas['Document'][];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/**
 * Reads documents that the list on the screen has not loaded.
 *
 * @param ids At most `LISTED_LIMIT`; none reads nothing.
 */
export function useUnlisted(clientId: number, ids: readonly number[]): Unlisted {
  const page = documentPage({ pageNumber: 1, itemsPerPage: LISTED_LIMIT }, defaultSearch);
  const { data, isLoading, isPlaceholderData, isError, isFetching, refetch } = useQuery({
    ...documentQueries.list(useServices().portal, clientId, { ...page, ids: [...ids] }),
    enabled: ids.length > 0,
  });
  const asked = new Set(ids);
  // While other ids are read, those that were read before are known already.
  const documents = data?.Items.filter(({ Id }) => asked.has(Id)) ?? [];
  const isWhole = documents.length === ids.length;
  return {
    documents,
    isLoading: isLoading || (isPlaceholderData && isFetching && !isWhole),
    isFailed: isError && !isFetching && !isWhole,
    retry: () => void refetch(),
  };
}
