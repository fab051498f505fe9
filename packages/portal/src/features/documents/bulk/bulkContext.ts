import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FilesClient, PortalClient } from '@countersign/api-client';
import { useToasts } from '@countersign/ui';
import type { SettingsStore } from '../../../services/browserSettings.ts';
import { canRestoreAll } from '../../../services/me.ts';
import { useServices } from '../../../services/services.tsx';
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
}

/** Returns what the actions on several documents need. */
export function useBulkContext(): BulkContext {
  const { portal, files, settings, me } = useServices();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const canRestore = canRestoreAll(me);
  return useMemo(
    () => ({ portal, files, queryClient, toasts, settings, canRestore }),
    [portal, files, queryClient, toasts, settings, canRestore],
  );
}
