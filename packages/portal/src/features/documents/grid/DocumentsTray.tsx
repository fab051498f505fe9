import { use, useSyncExternalStore } from 'react';
import { BulkTray, type BulkTrayState } from '@countersign/ui';
import { retryableOf, type BulkFailure, type BulkRun } from '../../../services/bulk/bulkRun.ts';
import { useServices } from '../../../services/services.tsx';
import { assignElsewhere } from '../model/assignElsewhere.ts';
import { assignOwner, isFilterMissing } from '../assigning/assignOwner.ts';
import { assigningMessages } from '../assigning/assigning.messages.ts';
import { bulkMessages } from '../bulk/bulk.messages.ts';
import { askAboutTasks } from '../model/askAboutTasks.ts';
import { useLeftToTray } from '../deletion/useLeftToTray.ts';
import { deletionMessages } from '../deletion/deletion.messages.ts';
import { DocumentsModelContext, type DocumentsModel } from '../model/documentsModel.ts';
import { useKeptSelected } from '../deletion/useKeptSelected.ts';

interface DocumentsTrayProps {
  readonly clientId: number;
  readonly run: BulkRun;
  /** Opens the client's deleted documents; undefined for users who may not restore them. */
  readonly openDeleted: (() => void) | undefined;
}

/** Shows the progress and the outcome of an action on several documents. */
export function DocumentsTray({ clientId, run, openDeleted }: DocumentsTrayProps) {
  const model = use(DocumentsModelContext);
  const bulk = useServices().bulk.of(clientId);
  useLeftToTray(clientId, bulk, run);
  useKeptSelected(clientId, bulk, run, model?.selected);
  const askForTasks = (list: DocumentsModel) => (kept: readonly BulkFailure[]) => {
    // The dialog that lists these is not needed any more.
    bulk.leaveToTray();
    askAboutTasks(list, kept);
  };
  const waiting = useSyncExternalStore(bulk.subscribe, bulk.waitingCount);
  const recentlyDeleted =
    openDeleted !== undefined && run.restorable === true
      ? { label: bulkMessages.recentlyDeleted, onPress: openDeleted }
      : undefined;
  const undo = run.canUndo ? { label: bulkMessages.undo, onPress: bulk.undo } : undefined;
  // Only an undo can be continued.
  const undoRest = run.canContinue ? { label: bulkMessages.undoRest, onPress: bulk.continueRest } : undefined;
  const otherFilter =
    model !== null &&
    run.owner === assignOwner(clientId) &&
    run.status !== 'running' &&
    isFilterMissing(run.failures)
      ? {
          label: assigningMessages.selectOther,
          onPress: () => {
            assignElsewhere(run, model, bulk);
          },
        }
      : undefined;
  return (
    <BulkTray
      title={run.title}
      headline={run.headline}
      state={{
        ...run,
        status: run.isStopped ? 'stopped' : run.status,
        retryable: retryableOf(run),
        failures: model === null ? run.failures : withTaskRemoval(run, askForTasks(model)),
      }}
      text={run.text ?? textOf(run)}
      note={run.note}
      action={undo ?? undoRest ?? otherFilter}
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

/** Those whose tasks keep them offer to remove these, as many as were read. */
function withTaskRemoval(
  { failures, failed }: BulkRun,
  ask: (kept: readonly BulkFailure[]) => void,
): BulkTrayState['failures'] {
  const kept = failures.filter(({ lasting }) => lasting === 'tasks');
  const action = {
    label: deletionMessages.removeTasks(kept.length, failures.length < failed),
    onPress: () => {
      ask(kept);
    },
  };
  return failures.map((failure) => (failure.lasting === 'tasks' ? { ...failure, action } : failure));
}

/** Nothing, where the headline says it all: what was done, or that all failed. */
function textOf({ status, done, unchanged, failed }: BulkRun): string | undefined {
  return status === 'finished' && (failed === 0 || done === unchanged) ? '' : undefined;
}
