import { useSyncExternalStore } from 'react';
import { BulkTray } from '@countersign/ui';
import type { BulkRun } from '../../../services/bulk/bulkRun.ts';
import { useServices } from '../../../services/services.tsx';
import { assignElsewhere } from '../assigning/assignElsewhere.ts';
import { assignOwner, isFilterMissing } from '../assigning/assignOwner.ts';
import { assigningMessages } from '../assigning/assigning.messages.ts';
import { bulkMessages } from '../bulk/bulk.messages.ts';
import { useDocuments } from '../model/documentsModel.ts';

interface DocumentsTrayProps {
  readonly run: BulkRun;
  /** Opens the client's deleted documents; undefined for users who may not restore them. */
  readonly openDeleted: (() => void) | undefined;
}

/** Shows the progress and the outcome of an action on several documents. */
export function DocumentsTray({ run, openDeleted }: DocumentsTrayProps) {
  const model = useDocuments();
  const { clientId } = model;
  const bulk = useServices().bulk.of(clientId);
  const waiting = useSyncExternalStore(bulk.subscribe, bulk.waitingCount);
  const recentlyDeleted =
    openDeleted !== undefined && run.restorable === true
      ? { label: bulkMessages.recentlyDeleted, onPress: openDeleted }
      : undefined;
  const undo = run.canUndo ? { label: bulkMessages.undo, onPress: bulk.undo } : undefined;
  // Only an undo can be continued.
  const undoRest = run.canContinue ? { label: bulkMessages.undoRest, onPress: bulk.continueRest } : undefined;
  const otherFilter =
    run.owner === assignOwner(clientId) && run.status !== 'running' && isFilterMissing(run.failures)
      ? {
          label: assigningMessages.selectOther,
          onPress: () => {
            assignElsewhere(run, model, bulk);
          },
        }
      : undefined;
  // Those that a repetition cannot help are not counted.
  const lasting = run.failures.filter((one) => one.lasting !== undefined).length;
  const retrySome =
    run.canRetry && lasting > 0
      ? { label: bulkMessages.retrySome(run.failed - lasting), onPress: bulk.retry }
      : undefined;
  const action = undo ?? undoRest ?? otherFilter ?? retrySome;
  return (
    <BulkTray
      title={run.title}
      headline={run.headline}
      state={run}
      text={run.text ?? checkedOf(run)}
      note={run.note}
      action={action}
      link={recentlyDeleted}
      cancelling={run.cancelling}
      onCancel={bulk.cancel}
      onRetry={run.canRetry && (retrySome === undefined || action !== retrySome) ? bulk.retry : undefined}
      onShowMore={() => void bulk.readFailures()}
      outcomes={run.outcomes}
      onHide={run.canHide ? bulk.hide : undefined}
      waiting={waiting}
      onCloseAll={bulk.closeAll}
      onClose={bulk.close}
    />
  );
}

/** Not all that were done were changed: the headline says how many were. */
function checkedOf({ status, total, unchanged, failed }: BulkRun): string | undefined {
  return status === 'finished' && unchanged > 0 && failed === 0 ? bulkMessages.checked(total) : undefined;
}
