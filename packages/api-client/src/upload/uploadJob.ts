import { interruptedUpload, queuedUpload, refusedUpload, type Upload } from './uploadState.ts';
import type { Flight } from './line/line.ts';
import { measured, stillMeter, type SpeedMeter } from './speedMeter.ts';
import { createFileSamples, type FileSamples } from './fileSamples.ts';
import { uploadItem } from './summarise.ts';
import type { UploadPause } from './uploadConnection.ts';
import type { UploadItem } from './uploadsSnapshot.ts';
import type { UploadSource } from './uploadTransport.ts';
import type { RememberedUpload, SourceHandle } from './memory/uploadMemory.ts';
import { validateUpload } from './validateUpload.ts';

/** What is remembered of a job. */
export interface JobMemory {
  readonly key: string;
  /** Lets the browser read the file again; null where it has none. */
  handle: SourceHandle | null;
}

/** A file under way: the machine's state, and what lives only while it runs. */
export interface UploadJob<Destination> {
  readonly id: string;
  /** The file; for an interrupted upload only what is known of it. */
  source: UploadSource;
  /** Where its document goes; changes if that is gone. */
  destination: Destination;
  upload: Upload;
  /** What is shown until its end is certain to last; null for the present state. */
  shown: Upload | null;
  /** Ends every call and timer of the present run. */
  run: AbortController;
  /** Whether the server said in this run that it lacks parts that it had acknowledged. */
  startedOver: boolean;
  /** What was sent, to notice a file that changes meanwhile. */
  samples: FileSamples;
  /** What this browser remembers of it after a reload. */
  readonly memory: JobMemory;
  /** The chunks under way, by number, each since its first bytes left. */
  readonly flying: Map<number, Flight>;
  meter: SpeedMeter;
  /** The last frame's snapshot; null when it is out of date. */
  item: UploadItem<Destination> | null;
}

export function createJob<Destination>(
  id: string,
  source: UploadSource,
  destination: Destination,
  extensionRequired: boolean,
): UploadJob<Destination> {
  const refusal = validateUpload(source, extensionRequired);
  return {
    id,
    source,
    destination,
    upload: refusal === null ? queuedUpload(source.size) : refusedUpload(source.size, refusal),
    shown: null,
    memory: { key: crypto.randomUUID(), handle: null },
    run: new AbortController(),
    startedOver: false,
    samples: createFileSamples(source),
    flying: new Map(),
    meter: stillMeter,
    item: null,
  };
}

/** A job of an upload that another page began. */
export function recalledJob<Destination>(
  id: string,
  remembered: RememberedUpload<Destination>,
): UploadJob<Destination> {
  const { key, name, size, lastModified, destination, handle } = remembered;
  const source: UploadSource = {
    name,
    size,
    lastModified,
    slice() {
      throw new Error('The file of an interrupted upload was not selected yet.');
    },
  };
  return {
    ...createJob(id, source, destination, false),
    upload: interruptedUpload(remembered),
    memory: { key, handle },
  };
}

/** Gives a job the file that the user selected. */
export function giveFile(job: UploadJob<unknown>, source: UploadSource): void {
  job.source = source;
  job.samples = createFileSamples(source);
}

function flyingBytes(job: UploadJob<unknown>): number {
  let bytes = 0;
  for (const flight of job.flying.values()) bytes += flight.bytes;
  return bytes;
}

export function measureJob(job: UploadJob<unknown>, now: number): void {
  job.meter = measured(job.meter, now, job.upload.deliveredBytes + flyingBytes(job));
}

/**
 * The snapshot of a job; the same object for as long as nothing has changed.
 * @param pause why the whole queue waits
 */
export function snapshotOf<Destination>(
  job: UploadJob<Destination>,
  pause: UploadPause | null,
): UploadItem<Destination> {
  job.item ??= uploadItem({
    id: job.id,
    name: job.source.name,
    destination: job.destination,
    upload: job.shown ?? job.upload,
    flyingBytes: flyingBytes(job),
    meter: job.meter,
    pause,
    hasHandle: job.memory.handle !== null,
  });
  return job.item;
}
