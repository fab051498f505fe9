import type { ChangeEvents } from '@countersign/api-client/live';

/** Where changes of this firm come from. */
export interface LiveSource {
  /**
   * The first pause in ms before what the page could not read is read again.
   * @default what failed is not read again by itself
   */
  readonly rereadMs?: number;
  /**
   * Calls back with changes until the returned function is called.
   *
   * @param answered Calls back when the page has read something, so that the server is not away; the returned function
   *   ends it.
   */
  receive(
    onEvents: (events: ChangeEvents) => void,
    answered?: (listener: () => void) => () => void,
  ): () => void;
}

/** The source of a session, loaded once the page has what it shows first. */
export interface LateLive {
  /** How long a page that has its content is left alone before this is loaded, in ms. */
  readonly settleMs: number;
  load(): Promise<LiveSource>;
}
