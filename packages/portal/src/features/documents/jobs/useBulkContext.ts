import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useToasts } from '@countersign/ui';
import { canRestoreAll } from '../../../services/me.ts';
import { useServices } from '../../../services/services.tsx';
import { untilLoaded } from '../../../services/untilLoaded.ts';
import type { BulkContext } from '../bulk/bulkContext.ts';

/** So long it is tried to find jobs while the server can't be reached, in ms. */
const SOUGHT_MS = 600_000;

/** Returns what the actions on several documents need. */
export function useBulkContext(): BulkContext {
  const { portal, files, settings, me, bulk } = useServices();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const canRestore = canRestoreAll(me);
  return useMemo(() => {
    const context: BulkContext = {
      portal,
      files,
      queryClient,
      toasts,
      settings,
      canRestore,
      findJobs(onFound) {
        const find = async () => (await import('./findJobs.ts')).findJobs(context, bulk, onFound);
        // Nothing is lost after that: they go on, and the next opened page looks for them.
        untilLoaded(find, AbortSignal.timeout(SOUGHT_MS)).catch(() => undefined);
      },
    };
    return context;
  }, [portal, files, queryClient, toasts, settings, canRestore, bulk]);
}
