import type { CallsOptions } from './callsOptions.ts';
import { chunkLength } from './chunkPlan.ts';
import { chunkSizeFor, isTooSlow, mayBeHalfDone } from './chunkSizeFor.ts';
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

  /** Whether a file is better cut anew of which a chunk gained so many bytes since the last look. */
  function isSlow({ upload, flying }: UploadJob<Destination>, chunk: number, gained: number): boolean {
    // What stands still says nothing of the line.
    if (!connection.isOpen() || gained === 0) return false;
    const far = ([number, { from }]: [number, Flight]) =>
      mayBeHalfDone(chunkLength(upload, number), gained, runtime.now() - from);
    return isTooSlow(chunkLength(upload, chunk), gained) && ![...flying].some(far);
  }

  return function watchChunk(job: UploadJob<Destination>, chunk: number) {
    let flight: Flight | null = null;
    let stop = () => {};

    /** @param slow whether it was too slow the last time */
    function lookLater(watched: Flight, before: number, slow = false): void {
      stop = runtime.after(LOOK_AT_CHUNK, () => {
        const { upload } = job;
        if (!canReplan(upload)) return;
        const length = chunkLength(upload, chunk);
        const gained = watched.bytes - before;
        const slowAgain = isSlow(job, chunk, gained);
        const speed = (gained / LOOK_AT_CHUNK) * 1_000 * line.shares();
        const size = chunkSizeFor(upload.size, speed);
        // What has left may still lie in buffers of the system, which took it at once. Or the line only faltered.
        const isCertain = slowAgain && (slow || watched.bytes < length / 2);
        if (!isCertain || size >= length) return lookLater(watched, watched.bytes, slowAgain);
        line.learn(speed);
        cutAnew(job, size);
      });
    }

    return {
      sent(bytes: number): void {
        if (flight === null) {
          flight = line.leave();
          job.flying.set(chunk, flight);
          if (canReplan(job.upload)) lookLater(flight, 0);
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
