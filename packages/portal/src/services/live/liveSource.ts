import type { ChangeEvents } from '@countersign/api-client/live';

/** Where changes of this firm come from. */
export interface LiveSource {
  /** Calls back with changes until the returned function is called. */
  receive(onEvents: (events: ChangeEvents) => void): () => void;
}
