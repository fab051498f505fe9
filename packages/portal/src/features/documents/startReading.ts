import type { QueryClient } from '@tanstack/react-query';
import {
  clientQueries,
  documentFilterQueries,
  documentQueries,
  PREVIEWABLE_SETTING,
  settingQueries,
} from '@countersign/api-client';
import type { Services } from '../../services/services.tsx';

interface Arrival {
  readonly context: { readonly queryClient: QueryClient; readonly services: Pick<Services, 'portal'> };
  readonly params: { readonly clientId: number; readonly documentId?: number };
}

/**
 * Loader of every address with a client: starts reading the screen's data while its code is still loading. It
 * awaits nothing, and failed queries run again where they are shown. The list waits until the grid knows how
 * many rows fit.
 */
export function startReading({ context, params: { clientId, documentId } }: Arrival): void {
  const { queryClient, services } = context;
  const { portal } = services;
  void queryClient.prefetchQuery(clientQueries.detail(portal, clientId));
  void queryClient.prefetchQuery(documentFilterQueries.tree(portal, clientId));
  void queryClient.prefetchQuery(settingQueries.detail(portal, PREVIEWABLE_SETTING));
  if (documentId !== undefined) {
    void queryClient.prefetchQuery(documentQueries.detail(portal, documentId));
  }
}
