import { measured, stillMeter } from './speedMeter.ts';
import { measureJob, pictureOf, type UploadJob } from './uploadJob.ts';
import { summarise } from './summarise.ts';
import { idleSummary, type UploadsSnapshot } from './uploadsSnapshot.ts';
import type { UploadRuntime } from './uploadTransport.ts';

/**
 * The jobs, and a picture of them for `useSyncExternalStore` that changes at most once a frame.
 * In a hidden page no frames come; the picture then waits, the uploads do not.
 */
export function createUploadStore<Destination>(
  runtime: UploadRuntime,
  onProgress: (job: UploadJob<Destination>) => void,
) {
  const jobs: UploadJob<Destination>[] = [];
  const listeners = new Set<() => void>();
  const progressed = new Set<UploadJob<Destination>>();
  let snapshot: UploadsSnapshot<Destination> = { items: [], summary: idleSummary };
  let meter = stillMeter;
  let framed = false;

  function draw(): void {
    framed = false;
    const now = runtime.now();
    for (const job of progressed) {
      measureJob(job, now);
      job.item = null;
    }
    const items = jobs.map(pictureOf);
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

  function requestFrame(): void {
    if (framed) return;
    framed = true;
    runtime.nextFrame(draw);
  }

  return {
    jobs,
    changed(job: UploadJob<Destination>): void {
      job.item = null;
      requestFrame();
    },
    progressed(job: UploadJob<Destination>): void {
      progressed.add(job);
      requestFrame();
    },
    add(job: UploadJob<Destination>): void {
      jobs.push(job);
      requestFrame();
    },
    remove(unwanted: (job: UploadJob<Destination>) => boolean): void {
      const kept = jobs.filter((job) => !unwanted(job));
      if (kept.length === jobs.length) return;
      jobs.splice(0, jobs.length, ...kept);
      requestFrame();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
}
