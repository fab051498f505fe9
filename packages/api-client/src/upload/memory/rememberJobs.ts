import type { UploadJob } from '../uploadJob.ts';
import type { UploadMemory } from './uploadMemory.ts';

/** How often a running upload is noted as alive, in milliseconds. */
const TOUCH_INTERVAL = 60_000;

/** Keeps a memory in step with the jobs: what is not over is in it. */
export function createRememberer<Destination>(memory: UploadMemory<Destination>, now: () => number) {
  const noted = new Map<string, { identifier: string | null; at: number; handled: boolean }>();

  return function remember(job: UploadJob<Destination>): void {
    const { key, handle } = job.memory;
    const { upload, source, destination } = job;
    if (upload.status === 'complete' || upload.status === 'aborted' || !upload.retryable) {
      noted.delete(key);
      memory.forget(key);
      return;
    }
    const before = noted.get(key);
    const at = now();
    const same = before?.identifier === upload.identifier && before.handled === (handle !== null);
    if (same && at - before.at < TOUCH_INTERVAL) return;
    noted.set(key, { identifier: upload.identifier, at, handled: handle !== null });
    memory.keep({
      key,
      name: source.name,
      size: source.size,
      lastModified: source.lastModified ?? 0,
      identifier: upload.identifier,
      destination,
      handle,
      touchedAt: at,
    });
  };
}
