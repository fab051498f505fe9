import { useSyncExternalStore } from 'react';
import { BulkTray } from '@countersign/ui';
import type { BulkRun } from '../../../services/bulkRunner.ts';
import { useServices } from '../../../services/services.tsx';

/** Returns the action on several documents that is running or has ended; null if there is none. */
export function useBulkRun(): BulkRun | null {
  const { bulk } = useServices();
  return useSyncExternalStore(bulk.subscribe, bulk.get);
}

/** Shows the progress and the outcome of an action on several documents. */
export function DocumentsTray({ run }: { run: BulkRun }) {
  const { bulk } = useServices();
  return (
    <BulkTray
      title={run.title}
      state={run}
      cancelling={run.cancelling}
      onCancel={bulk.cancel}
      onRetry={bulk.retry}
      onClose={bulk.close}
    />
  );
}
