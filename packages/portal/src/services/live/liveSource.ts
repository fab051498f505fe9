import type { ChangeEvents } from '@countersign/api-client/live';

/** Where changes of this firm come from. */
export interface LiveSource {
  /** Calls back with changes until the returned function is called. */
  receive(onEvents: (events: ChangeEvents) => void): () => void;
}

/** The source of a session, loaded once the page has what it shows first. */
export interface LateLive {
  /** How long a page that has its content is left alone before this is loaded, in ms. */
  readonly settleMs: number;
  load(): Promise<LiveSource>;
}
