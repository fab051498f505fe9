import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { clientQueries } from '@countersign/api-client';
import { useToasts } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import type { ShowsToasts } from '../../../services/writes/showsToasts.ts';
import { lastClient } from '../../clients/index.ts';
import type { BulkContext } from './bulkContext.ts';
import { ofClient } from './clientToasts.messages.ts';

/** Returns what shows outcomes for documents of a client: they name it if another client is open by then. */
export function clientToasts(
  { portal, queryClient, toasts }: Pick<BulkContext, 'portal' | 'queryClient' | 'toasts'>,
  clientId: number,
): ShowsToasts {
  async function showNamed(content: Parameters<ShowsToasts['show']>[0]): Promise<void> {
    const client = await queryClient
      .ensureQueryData(clientQueries.detail(portal, clientId))
      // The outcome counts more than whose it is.
      .catch(() => undefined);
    const { message } = content;
    toasts.show({ ...content, message: client === undefined ? message : ofClient(client.Name, message) });
  }
  return {
    show(content) {
      const open = lastClient.get();
      if (open === null || open === clientId) toasts.show(content);
      else void showNamed(content);
    },
  };
}

/** Returns what shows outcomes for documents of a client, also after the component was unmounted. */
export function useClientToasts(clientId: number): ShowsToasts {
  const { portal } = useServices();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return useMemo(
    () => clientToasts({ portal, queryClient, toasts }, clientId),
    [portal, queryClient, toasts, clientId],
  );
}
