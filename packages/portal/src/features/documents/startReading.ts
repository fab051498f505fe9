import type { QueryClient } from '@tanstack/react-query';
import {
  clientQueries,
  documentFilterQueries,
  documentQueries,
  PREVIEWABLE_SETTING,
  settingQueries,
} from '@countersign/api-client';
import type { Services } from '../../services/services.tsx';

interface Reader {
  readonly queryClient: QueryClient;
  readonly services: Pick<Services, 'portal'>;
}

interface Wanted {
  readonly clientId: number;
  readonly documentId?: number;
}

/**
 * Starts to read what the screen will show, while its code is still on its way. Nobody waits for it here, and what
 * fails is asked for again by whoever shows it. The list itself waits until the grid knows how many rows fit.
 */
export function startReading({ queryClient, services: { portal } }: Reader, wanted: Wanted): void {
  void queryClient.prefetchQuery(clientQueries.detail(portal, wanted.clientId));
  void queryClient.prefetchQuery(documentFilterQueries.tree(portal, wanted.clientId));
  void queryClient.prefetchQuery(settingQueries.detail(portal, PREVIEWABLE_SETTING));
  if (wanted.documentId !== undefined) {
    void queryClient.prefetchQuery(documentQueries.detail(portal, wanted.documentId));
  }
}
