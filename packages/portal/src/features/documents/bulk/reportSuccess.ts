import type { BulkWork } from '../../../services/bulk/bulkRun.ts';
import { showDone } from '../../../services/writes/showDone.ts';
import type { ShowsToasts } from '../../../services/writes/showsToasts.ts';
import { inSentences } from './bulk.messages.ts';

/** Returns what says that an action on several documents has succeeded, and offers to undo it. */
export function reportSuccess(toasts: ShowsToasts): NonNullable<BulkWork['onSucceeded']> {
  return ({ headline, text, leftOut, note, done, unchanged }, undo) => {
    const content = { message: text ?? headline, detail: inSentences(leftOut, note) };
    // Where nothing was changed, nothing was achieved.
    if (done === unchanged) toasts.show(content);
    else showDone(toasts, content, undo);
  };
}
