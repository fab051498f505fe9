import type { ToastContent, useToasts } from '@countersign/ui';
import type { BulkWork } from '../../../services/bulk/bulkRun.ts';

/** How long a message offers to undo what was done, in ms; other messages stay five seconds. */
export const UNDO_SHOWN_MS = 10_000;

/** Says what was done, and offers to undo it for ten seconds; `undo` is undefined if there is nothing to undo. */
export function showDone(
  toasts: Pick<ReturnType<typeof useToasts>, 'show'>,
  content: Pick<ToastContent, 'message' | 'detail'>,
  undo: (() => void) | undefined,
): void {
  toasts.show({
    tone: 'positive',
    ...content,
    ...(undo && {
      duration: UNDO_SHOWN_MS,
      // The undo of an equal message must stay.
      separate: true,
      action: { label: 'Undo', onPress: undo },
    }),
  });
}

/** Returns what says that an action on several documents has succeeded, and offers to undo it. */
export function reportSuccess(
  toasts: Pick<ReturnType<typeof useToasts>, 'show'>,
): NonNullable<BulkWork['onSucceeded']> {
  return ({ headline, text, note, done, unchanged }, undo) => {
    const content = { message: text ?? headline, detail: note };
    // Where nothing was changed, nothing was achieved.
    if (done === unchanged) toasts.show(content);
    else showDone(toasts, content, undo);
  };
}
