import type { ToastContent } from '@countersign/ui';
import type { ShowsToasts } from './showsToasts.ts';

/** How long a message offers to undo what was done, in ms; other messages stay five seconds. */
export const UNDO_SHOWN_MS = 10_000;

/** Says what was done, and offers to undo it for ten seconds; `undo` is undefined if there is nothing to undo. */
export function showDone(
  toasts: ShowsToasts,
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
