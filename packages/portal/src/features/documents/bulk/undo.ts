import type { useToasts } from '@countersign/ui';
import type { BulkWork } from '../../../services/bulk/bulkRun.ts';
import { showDone } from '../../../services/writes/showDone.ts';

export { showDone, UNDO_SHOWN_MS } from '../../../services/writes/showDone.ts';

/** Returns what says that an action on several documents has succeeded, and offers to undo it. */
export function reportSuccess(
  toasts: Pick<ReturnType<typeof useToasts>, 'show'>,
): NonNullable<BulkWork['onSucceeded']> {
  return ({ headline, text, note }, undo) => {
    showDone(toasts, { message: text ?? headline, detail: note }, undo);
  };
}
