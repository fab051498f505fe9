import type { ToastContent } from '@countersign/ui';

/** What shows messages. */
export interface ShowsToasts {
  readonly show: (content: ToastContent) => void;
}
