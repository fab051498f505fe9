import { measured, stillMeter } from './speedMeter.ts';
import { measureJob, snapshotOf, type UploadJob } from './uploadJob.ts';
import { summarise } from './summarise.ts';
import { idleSummary, type UploadsSnapshot } from './uploadsSnapshot.ts';
import type { UploadPause } from './uploadConnection.ts';
import type { UploadRuntime } from './uploadTransport.ts';

/**
 * Milliseconds between two snapshots of the network's progress. Users need no more: bars animate from one to the next.
 * With many small files something changes in every frame, and a snapshot costs more than it shows.
 */
const PICTURE_INTERVAL = 200;

/**
 * The jobs, and a snapshot of them for `useSyncExternalStore`: in the next frame after the user's actions, and at most
 * five times a second for network progress. A hidden page has no frames; the snapshot then waits, the uploads do not.
 */
export function createUploadStore<Destination>(
  runtime: UploadRuntime,
  pauseOf: () => UploadPause | null,
  onProgress: (job: UploadJob<Destination>) => void,
) {
  const jobs: UploadJob<Destination>[] = [];
  const listeners = new Set<() => void>();
  const progressed = new Set<UploadJob<Destination>>();
  let snapshot: UploadsSnapshot<Destination> = { items: [], summary: idleSummary };
  let meter = stillMeter;
  let framed = false;
  let stopWaiting: (() => void) | null = null;
  let drawnAt = -Infinity;

  function draw(): void {
    framed = false;
    const now = runtime.now();
    drawnAt = now;
    for (const job of progressed) {
      measureJob(job, now);
      job.item = null;
    }
    const pause = pauseOf();
    const items = jobs.map((job) => snapshotOf(job, pause));
    meter =
      items.length === 0
        ? stillMeter
        : measured(
            meter,
            now,
            items.reduce((sum, item) => sum + item.sentBytes, 0),
          );
    snapshot = { items, summary: summarise(items, meter) };
    for (const job of progressed) onProgress(job);
    progressed.clear();
    for (const listener of [...listeners]) listener();
  }

  function drawSoon(): void {
    stopWaiting?.();
    stopWaiting = null;
    if (framed) return;
    framed = true;
    runtime.nextFrame(draw);
  }

  function drawLater(): void {
    if (framed || stopWaiting !== null) return;
    const wait = drawnAt + PICTURE_INTERVAL - runtime.now();
    if (wait <= 0) drawSoon();
    else stopWaiting = runtime.after(wait, drawSoon);
  }

  return {
    jobs,
    /** Draws in the next frame, because the user acted. */
    drawSoon,
    changed(job: UploadJob<Destination>): void {
      job.item = null;
      drawLater();
    },
    progressed(job: UploadJob<Destination>): void {
      progressed.add(job);
      drawLater();
    },
    /** Redraws every file: the network or the server is gone, or back. */
    connectionChanged(): void {
      for (const job of jobs) job.item = null;
      drawSoon();
    },
    add(job: UploadJob<Destination>): void {
      jobs.push(job);
      drawSoon();
    },
    remove(unwanted: (job: UploadJob<Destination>) => boolean): void {
      const kept = jobs.filter((job) => !unwanted(job));
      if (kept.length === jobs.length) return;
      jobs.splice(0, jobs.length, ...kept);
      drawSoon();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
}
