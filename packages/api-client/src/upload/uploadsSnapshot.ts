import { canCancel, type Upload, type UploadStatus } from './uploadMachine.ts';
import { bytesPerSecond, secondsLeft, type SpeedMeter } from './speedMeter.ts';

/** One file, as the panel shows it. */
export interface UploadItem<Destination> {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly destination: Destination;
  readonly status: UploadStatus;
  /** Whole percent; 100 only when every byte is delivered. */
  readonly percent: number;
  readonly sentBytes: number;
  readonly bytesPerSecond: number | null;
  readonly secondsLeft: number | null;
  readonly failureReason: string | null;
  readonly retryable: boolean;
  readonly cancellable: boolean;
}

export interface UploadsSummary {
  /** Files that count: all but the cancelled ones. */
  readonly total: number;
  readonly complete: number;
  readonly errored: number;
  /** Files that are neither complete, errored nor cancelled. */
  readonly active: number;
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
  percent: 0,
  bytesPerSecond: null,
  secondsLeft: null,
};

interface ItemFacts<Destination> {
  id: string;
  name: string;
  destination: Destination;
  upload: Upload;
  /** Bytes of chunks that are under way. */
  flyingBytes: number;
  meter: SpeedMeter;
}

export function uploadItem<Destination>(facts: ItemFacts<Destination>): UploadItem<Destination> {
  const { id, name, destination, upload, flyingBytes, meter } = facts;
  const sentBytes = upload.deliveredBytes + flyingBytes;
  const speed = upload.status === 'uploading' ? bytesPerSecond(meter) : null;
  return {
    id,
    name,
    size: upload.size,
    destination,
    status: upload.status,
    percent: percentOf(sentBytes, upload.size, upload.deliveredBytes === upload.size),
    sentBytes,
    bytesPerSecond: speed,
    secondsLeft: secondsLeft(upload.size - sentBytes, speed),
    failureReason: upload.failureReason,
    retryable: upload.status === 'errored' && upload.retryable,
    cancellable: canCancel(upload),
  };
}

export function summarise(items: readonly UploadItem<unknown>[], meter: SpeedMeter): UploadsSummary {
  const counted = items.filter(({ status }) => status !== 'aborted');
  const withStatus = (wanted: UploadStatus) => counted.filter(({ status }) => status === wanted).length;
  const complete = withStatus('complete');
  const errored = withStatus('errored');
  const active = counted.length - complete - errored;
  const size = counted.reduce((sum, item) => sum + item.size, 0);
  const remaining = counted.reduce(
    (sum, item) => sum + (item.status === 'errored' ? 0 : item.size - item.sentBytes),
    0,
  );
  const sent = counted.reduce((sum, item) => sum + item.sentBytes, 0);
  const speed = active > 0 ? bytesPerSecond(meter) : null;
  return {
    total: counted.length,
    complete,
    errored,
    active,
    percent: percentOf(sent, size, complete === counted.length && complete > 0),
    bytesPerSecond: speed,
    secondsLeft: secondsLeft(remaining, speed),
  };
}

function percentOf(sent: number, size: number, done: boolean): number {
  if (done && size > 0) return 100;
  return size === 0 ? 0 : Math.min(99, Math.floor((sent / size) * 100));
}
