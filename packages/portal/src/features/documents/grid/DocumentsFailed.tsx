import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { documentFilterQueries } from '@countersign/api-client';
import { findFilter } from '@countersign/api-client/rules';
import { ErrorState, lazyComponent, Stack } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { documentScreenMessages } from '../documents.messages.ts';
import { useDocuments } from '../model/documentsModel.ts';

/** Rarely shown: only for an old link to a filter. */
const FilterMissing = lazyComponent(async () => (await import('./DocumentsEmpty.tsx')).FilterMissing);

/** Returns what stands in place of the list if it cannot be read, unless it is the general message. */
export function useDocumentsFailed(): ReactNode {
  const { clientId, search, pages } = useDocuments();
  const { portal } = useServices();
  const { data: tree } = useQuery(documentFilterQueries.tree(portal, clientId));
  const { state, problem } = pages;
  if (state.status !== 'failed') return undefined;
  if (problem === 'unreached') {
    // Only a browser that knows that it is offline says when it no longer is; the list is read again then.
    if (navigator.onLine) {
      return (
        <ErrorState title={documentScreenMessages.unreached} onRetry={state.onRetry}>
          {documentScreenMessages.unreachedHint}
        </ErrorState>
      );
    }
    return (
      <ErrorState title={documentScreenMessages.noConnection} onRetry={state.onRetry}>
        {search.q === '' ? documentScreenMessages.noConnectionHint : documentScreenMessages.searchWaits}
      </ErrorState>
    );
  }
  if (problem !== 'missing' || search.filter === 0) return undefined;
  // Until the filters are known it may be the client that does not exist, which the whole page says.
  // A filter that has just been deleted is left once they are read again.
  if (tree === undefined || findFilter(tree, search.filter)) return <Stack>{null}</Stack>;
  return <FilterMissing />;
}
