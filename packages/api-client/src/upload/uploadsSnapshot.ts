import type { UploadPause } from './uploadConnection.ts';
import type { KnownFile, UploadStatus } from './uploadState.ts';

/** State of a file as users see it: while the whole queue waits, the reason for that in place of its own. */
export type UploadItemStatus = UploadStatus | UploadPause;

/** One file, as the panel shows it. */
export interface UploadItem<Destination> {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly destination: Destination;
  readonly status: UploadItemStatus;
  /** Whole percent; 100 only when every byte is delivered. */
  readonly percent: number;
  readonly sentBytes: number;
  readonly bytesPerSecond: number | null;
  readonly secondsLeft: number | null;
  readonly failureReason: string | null;
  readonly retryable: boolean;
  readonly cancellable: boolean;
  /** The document that the file already is, or another file of the same upload. */
  readonly known: KnownFile | null;
  /** Whether its filter is gone, so that it can only be added without one. */
  readonly filterDeleted: boolean;
  /** The document that it became. */
  readonly document: number | null;
  /** How an interrupted upload goes on: the browser reads the file again, or the user selects it. */
  readonly resume: 'handle' | 'select' | null;
}

export interface UploadsSummary {
  /** Files that count: all but the cancelled ones. */
  readonly total: number;
  readonly complete: number;
  readonly errored: number;
  /** Files that go on by themselves: neither over nor waiting for the user. */
  readonly active: number;
  /** Files that wait for a decision of the user. */
  readonly waiting: number;
  readonly percent: number;
  readonly bytesPerSecond: number | null;
  readonly secondsLeft: number | null;
}

export interface UploadsSnapshot<Destination> {
  readonly items: readonly UploadItem<Destination>[];
  readonly summary: UploadsSummary;
}

export const idleSummary: UploadsSummary = {
  total: 0,
  complete: 0,
  errored: 0,
  active: 0,
  waiting: 0,
  percent: 0,
  bytesPerSecond: null,
  secondsLeft: null,
};
