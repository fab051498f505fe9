/** Something of an interface that is drawn once: a dialog that opens, five hundred buttons. */
export interface Widget {
  /** Draws what is there before: the page with its dialog closed. */
  prepare: (host: HTMLElement) => void;
  open: () => void;
  /** Takes everything away. */
  close: () => void;
  /** What stands there once it is open, as a selector. */
  shows: string;
}

/** By what it is and whose it is; fetched when it is measured. */
export type Widgets = Readonly<Record<string, () => Promise<{ dialog: Widget; buttons: Widget }>>>;
