import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FilesClient, PortalClient } from '@countersign/api-client';
import { useToasts } from '@countersign/ui';
import type { SettingsStore } from '../../../services/browserSettings.ts';
import { canRestoreAll } from '../../../services/me.ts';
import { useServices } from '../../../services/services.tsx';
import { untilLoaded } from '../../../services/untilLoaded.ts';
import type { ShowsToasts } from '../../../services/writes/showsToasts.ts';

/** What an action on several documents needs: it outlives the screen that started it. */
export interface BulkContext {
  readonly portal: PortalClient;
  readonly files: FilesClient;
  readonly queryClient: QueryClient;
  readonly toasts: ShowsToasts;
  readonly settings: SettingsStore;
  /** Whether deleted documents are listed for the user. */
  readonly canRestore: boolean;
  /** Shows the user's jobs that are not shown yet: of another page, or whose start was not confirmed. */
  readonly findJobs: () => void;
}

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
      findJobs() {
        const find = async () => (await import('../jobs/findJobs.ts')).findJobs(context, bulk);
        // Nothing is lost after that: they go on, and the next opened page looks for them.
        untilLoaded(find, AbortSignal.timeout(SOUGHT_MS)).catch(() => undefined);
      },
    };
    return context;
  }, [portal, files, queryClient, toasts, settings, canRestore, bulk]);
}
