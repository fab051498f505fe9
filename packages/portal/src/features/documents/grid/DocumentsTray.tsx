import { BulkTray } from '@countersign/ui';
import type { BulkRun } from '../../../services/bulk/bulkRun.ts';
import { useServices } from '../../../services/services.tsx';

/** Shows the progress and the outcome of an action on several documents. */
export function DocumentsTray({ run }: { run: BulkRun }) {
  const { bulk } = useServices();
  return (
    <BulkTray
      title={run.title}
      state={run}
      cancelling={run.cancelling}
      onCancel={bulk.cancel}
      onRetry={run.canRetry ? bulk.retry : undefined}
      onShowMore={() => void bulk.readFailures()}
      onClose={bulk.close}
    />
  );
}
