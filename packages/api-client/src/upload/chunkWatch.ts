import type { CallsOptions } from './callsOptions.ts';
import { chunkLength } from './chunkPlan.ts';
import { chunkSizeFor, isTooSlow } from './chunkSizeFor.ts';
import type { Flight, Line } from './line.ts';
import type { UploadJob } from './uploadJob.ts';
import { LOOK_AT_CHUNK } from './uploadLimits.ts';
import { canReplan } from './uploadMachine.ts';

interface WatchOptions<Destination> extends Pick<CallsOptions<Destination>, 'runtime' | 'connection'> {
  line: Line;
  cutAnew(job: UploadJob<Destination>, chunkSize: number): void;
}

/** Measures each chunk, and has a file cut anew whose first chunks are too slow. */
export function createChunkWatch<Destination>(options: WatchOptions<Destination>) {
  const { line, runtime, connection, cutAnew } = options;

  /** Returns the size that the file is better cut into; null if the present one is good enough. */
  function betterSize(job: UploadJob<Destination>, chunk: number, flight: Flight): number | null {
    const { upload } = job;
    const elapsed = runtime.now() - flight.from;
    const slow = ([number, { bytes }]: [number, Flight]) =>
      isTooSlow(bytes, chunkLength(upload, number), number === chunk ? elapsed : Infinity);
    // Without a network nothing moves, which says nothing of the line.
    if (!connection.isOpen() || flight.bytes === 0 || ![...job.flying].every(slow)) return null;
    const size = chunkSizeFor(upload.size, line.speedSince(flight));
    return size < chunkLength(upload, chunk) ? size : null;
  }

  return function watchChunk(job: UploadJob<Destination>, chunk: number) {
    let flight: Flight | null = null;
    let stop = () => {};

    function lookLater(watched: Flight): void {
      stop = runtime.after(LOOK_AT_CHUNK, () => {
        if (!canReplan(job.upload)) return;
        const size = betterSize(job, chunk, watched);
        if (size === null) return lookLater(watched);
        // The next file is to know what this one has learned.
        for (const each of job.flying.values()) line.arrived(each);
        cutAnew(job, size);
      });
    }

    return {
      sent(bytes: number): void {
        if (flight === null) {
          flight = line.leave();
          job.flying.set(chunk, flight);
          if (canReplan(job.upload)) lookLater(flight);
        }
        flight.bytes = bytes;
      },
      end(how: 'arrived' | 'lost'): void {
        stop();
        if (flight) line[how](flight);
      },
    };
  };
}
