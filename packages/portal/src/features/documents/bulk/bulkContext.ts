import type { QueryClient } from '@tanstack/react-query';
import type { FilesClient, PortalClient } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import type { ToastStore } from '@countersign/ui';
import type { SettingsStore } from '../../../services/browserSettings.ts';

/** What an action on several documents needs: it outlives the screen that started it. */
export interface BulkContext {
  readonly portal: PortalClient;
  readonly files: FilesClient;
  readonly queryClient: QueryClient;
  readonly toasts: Pick<ToastStore, 'show' | 'dismiss'>;
  readonly settings: SettingsStore;
  /** Whether deleted documents are listed for the user. */
  readonly canRestore: boolean;
  /**
   * Shows the user's jobs that are not shown yet: of another page, or whose start was not confirmed. Calls back with
   * each that it found.
   */
  readonly findJobs: (onFound?: (job: Schemas['DocumentJob']) => void) => void;
}
