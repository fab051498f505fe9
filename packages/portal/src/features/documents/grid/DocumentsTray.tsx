import { useSyncExternalStore } from 'react';
import { BulkTray } from '@countersign/ui';
import type { BulkRun } from '../../../services/bulk/bulkRun.ts';
import { useServices } from '../../../services/services.tsx';
import { bulkMessages } from '../bulk/bulk.messages.ts';

interface DocumentsTrayProps {
  readonly clientId: number;
  readonly run: BulkRun;
  /** Opens the client's deleted documents; undefined for users who may not restore them. */
  readonly openDeleted: (() => void) | undefined;
}

/** Shows the progress and the outcome of an action on several documents. */
export function DocumentsTray({ clientId, run, openDeleted }: DocumentsTrayProps) {
  const bulk = useServices().bulk.of(clientId);
  const waiting = useSyncExternalStore(bulk.subscribe, bulk.waitingCount);
  const recentlyDeleted =
    openDeleted !== undefined && run.restorable === true
      ? { label: bulkMessages.recentlyDeleted, onPress: openDeleted }
      : undefined;
  const undo = run.canUndo ? { label: bulkMessages.undo, onPress: bulk.undo } : undefined;
  // Only an undo can be continued.
  const undoRest = run.canContinue ? { label: bulkMessages.undoRest, onPress: bulk.continueRest } : undefined;
  return (
    <BulkTray
      title={run.title}
      headline={run.headline}
      state={run}
      text={run.text ?? checkedOf(run)}
      note={run.note}
      action={undo ?? undoRest}
      link={recentlyDeleted}
      cancelling={run.cancelling}
      onCancel={bulk.cancel}
      onRetry={run.canRetry ? bulk.retry : undefined}
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
