import type { QueryClient } from '@tanstack/react-query';
import {
  clientQueries,
  documentFilterQueries,
  documentQueries,
  PREVIEWABLE_SETTING,
  settingQueries,
} from '@countersign/api-client';
import type { Services } from '../../services/services.tsx';
import { firstDocuments } from './documentPage.ts';
import { parseDocumentsSearch } from './documentsSearch.ts';

interface Arrival {
  readonly context: {
    readonly queryClient: QueryClient;
    readonly services: Pick<Services, 'portal' | 'settings'>;
  };
  readonly location: { readonly search: Readonly<Record<string, unknown>> };
  readonly params: { readonly clientId: number; readonly documentId?: number };
}

/**
 * Loader of every address with a client: starts reading the screen's data while its code is still loading. It
 * awaits nothing, and failed queries run again where they are shown. The list waits until the grid knows how
 * many rows fit, unless this browser remembers. `documents.reads.ts` states the same for the page's first lines.
 */
export function startReading({ context, location, params: { clientId, documentId } }: Arrival): void {
  const { queryClient, services } = context;
  const { portal, settings } = services;
  const page = firstDocuments(settings, parseDocumentsSearch(location.search));
  if (page !== null) void queryClient.prefetchQuery(documentQueries.list(portal, clientId, page));
  void queryClient.prefetchQuery(clientQueries.detail(portal, clientId));
  void queryClient.prefetchQuery(documentFilterQueries.tree(portal, clientId));
  void queryClient.prefetchQuery(settingQueries.detail(portal, PREVIEWABLE_SETTING));
  if (documentId !== undefined) {
    void queryClient.prefetchQuery(documentQueries.detail(portal, documentId));
  }
}
