import type { ToastContent } from '@countersign/ui';

/** What shows messages. */
export interface ShowsToasts<Shown = void> {
  readonly show: (content: ToastContent) => Shown;
}
