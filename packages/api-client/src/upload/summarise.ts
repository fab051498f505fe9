import type { UploadPause } from './uploadConnection.ts';
import { canCancel, isOver, waitsForUser } from './uploadMachine.ts';
import type { Upload } from './uploadState.ts';
import { bytesPerSecond, secondsLeft, type SpeedMeter } from './speedMeter.ts';
import type { UploadItem, UploadItemStatus, UploadsSummary } from './uploadsSnapshot.ts';

interface ItemFacts<Destination> {
  id: string;
  name: string;
  destination: Destination;
  upload: Upload;
  /** Bytes of chunks that are under way. */
  flyingBytes: number;
  meter: SpeedMeter;
  /** Why the whole queue waits. */
  pause: UploadPause | null;
  hasHandle: boolean;
}

export function uploadItem<Destination>(facts: ItemFacts<Destination>): UploadItem<Destination> {
  const { id, name, destination, upload, flyingBytes, meter, pause, hasHandle } = facts;
  const sentBytes = upload.deliveredBytes + flyingBytes;
  const pausable = !isOver(upload) && !waitsForUser(upload.status);
  const status = pausable ? (pause ?? upload.status) : upload.status;
  const speed = status === 'uploading' ? bytesPerSecond(meter) : null;
  return {
    id,
    name,
    size: upload.size,
    destination,
    status,
    percent: percentOf(sentBytes, upload.size, upload.deliveredBytes === upload.size),
    sentBytes,
    bytesPerSecond: speed,
    secondsLeft: secondsLeft(upload.size - sentBytes, speed),
    failureReason: upload.failureReason,
    retryable: upload.status === 'errored' && upload.retryable && !upload.filterDeleted,
    cancellable: canCancel(upload),
    known: upload.known,
    filterDeleted: upload.status === 'errored' && upload.filterDeleted,
    document: upload.document,
    resume: upload.status !== 'interrupted' ? null : hasHandle ? 'handle' : 'select',
  };
}

export function summarise(items: readonly UploadItem<unknown>[], meter: SpeedMeter): UploadsSummary {
  const counted = items.filter(({ status }) => status !== 'aborted');
  const withStatus = (wanted: UploadItemStatus) => counted.filter(({ status }) => status === wanted).length;
  const complete = withStatus('complete');
  const errored = withStatus('errored');
  const waiting = withStatus('interrupted') + withStatus('duplicate');
  const active = counted.length - complete - errored - waiting;
  const size = counted.reduce((sum, item) => sum + item.size, 0);
  const remaining = counted.reduce(
    (sum, item) =>
      sum + (item.status === 'errored' || waitsForUser(item.status) ? 0 : item.size - item.sentBytes),
    0,
  );
  const sent = counted.reduce((sum, item) => sum + item.sentBytes, 0);
  const paused = (['offline', 'unreachable', 'busy'] as const).some((status) => withStatus(status) > 0);
  const speed = active > 0 && !paused ? bytesPerSecond(meter) : null;
  return {
    total: counted.length,
    complete,
    errored,
    active,
    waiting,
    percent: percentOf(sent, size, complete === counted.length && complete > 0),
    bytesPerSecond: speed,
    secondsLeft: secondsLeft(remaining, speed),
  };
}

function percentOf(sent: number, size: number, done: boolean): number {
  if (done && size > 0) return 100;
  return size === 0 ? 0 : Math.min(99, Math.floor((sent / size) * 100));
}
