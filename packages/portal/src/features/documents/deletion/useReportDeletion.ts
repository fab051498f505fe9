import { useCallback } from 'react';
import { shownFileName } from '@countersign/api-client/rules';
import { canRestoreAll } from '../../../services/me.ts';
import { useServices } from '../../../services/services.tsx';
import { useClientToasts } from '../bulk/clientToasts.ts';
import { deletionMessages } from './deletion.messages.ts';
import { showDone } from '../../../services/writes/showDone.ts';
import { useRestore, type Restorable } from './useRestore.ts';

interface Deletion extends Restorable {
  /** Number of documents that are deleted now; `ids` are those that this deletion deleted, which undo restores. */
  readonly count: number;
}

/** Returns a function that reports a deletion of a client’s documents in a toast, which offers to undo it: one has its name there, several where they are. */
export function useReportDeletion(clientId: number): (deletion: Deletion) => void {
  const toasts = useClientToasts(clientId);
  const { me } = useServices();
  const canRestore = canRestoreAll(me);
  const { restore } = useRestore(clientId);
  return useCallback(
    ({ count, ...deleted }) => {
      const { only, ids } = deleted;
      const message = only ? deletionMessages.deleted : deletionMessages.deletedSeveral(count);
      const detail = only ? shownFileName(only) : deletionMessages.whereDeleted(count, canRestore);
      const undo = () => void restore(deleted);
      showDone(toasts, { message, detail }, ids.length > 0 ? undo : undefined);
    },
    [toasts, restore, canRestore],
  );
}
