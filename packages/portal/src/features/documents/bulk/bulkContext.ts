import type { QueryClient } from '@tanstack/react-query';
import type { FilesClient, PortalClient } from '@countersign/api-client';
import type { SettingsStore } from '../../../services/browserSettings.ts';
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
