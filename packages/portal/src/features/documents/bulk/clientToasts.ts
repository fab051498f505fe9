import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { clientQueries } from '@countersign/api-client';
import { useToasts, type ToastContent, type ToastStore } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { lastClient } from '../../clients/index.ts';
import type { BulkContext } from './bulkContext.ts';
import { ofClient } from './clientToasts.messages.ts';

type Toasts = Pick<ToastStore, 'show' | 'dismiss'>;

interface ClientToastsContext extends Pick<BulkContext, 'portal' | 'queryClient'> {
  readonly toasts: Toasts;
}

/** Identifies a message until its client's name has been read; below zero, as those of shown messages are above. */
let lastId = 0;

/** Returns what shows outcomes for documents of a client: they name it if another client is open by then. */
export function clientToasts({ portal, queryClient, toasts }: ClientToastsContext, clientId: number): Toasts {
  const named = new Map<number, Promise<number>>();
  async function showNamed(content: ToastContent): Promise<number> {
    const client = await queryClient
      .ensureQueryData(clientQueries.detail(portal, clientId))
      // The outcome counts more than whose it is.
      .catch(() => undefined);
    const { message } = content;
    return toasts.show({
      ...content,
      message: client === undefined ? message : ofClient(client.Name, message),
    });
  }
  return {
    show(content) {
      const open = lastClient.get();
      if (open === null || open === clientId) return toasts.show(content);
      lastId -= 1;
      named.set(lastId, showNamed(content));
      return lastId;
    },
    dismiss(id) {
      const shown = named.get(id);
      if (shown === undefined) toasts.dismiss(id);
      else void shown.then(toasts.dismiss);
    },
  };
}

/** Returns what shows outcomes for documents of a client, also after the component was unmounted. */
export function useClientToasts(clientId: number): Toasts {
  const { portal } = useServices();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return useMemo(
    () => clientToasts({ portal, queryClient, toasts }, clientId),
    [portal, queryClient, toasts, clientId],
  );
}
