import type { UploadJob } from '../uploadJob.ts';
import type { UploadMemory } from './uploadMemory.ts';

/** How often a running upload is noted as alive, in milliseconds. */
const TOUCH_INTERVAL = 60_000;

/**
 * Keeps a memory in step with the jobs: what is not over is in it. The returned promise says that a job that is over is
 * forgotten.
 */
export function createRememberer<Destination>(memory: UploadMemory<Destination>, now: () => number) {
  const noted = new Map<string, { facts: string; at: number }>();

  return function remember(job: UploadJob<Destination>): Promise<void> | null {
    const { key, handle } = job.memory;
    const { upload, source, destination } = job;
    if (upload.status === 'complete' || upload.status === 'aborted' || !upload.retryable) {
      noted.delete(key);
      return memory.forget(key);
    }
    const before = noted.get(key);
    const at = now();
    const facts = JSON.stringify([upload.identifier, upload.chunkSize, upload.known, handle !== null]);
    if (before?.facts === facts && at - before.at < TOUCH_INTERVAL) return null;
    noted.set(key, { facts, at });
    memory.keep({
      key,
      name: source.name,
      size: source.size,
      lastModified: source.lastModified ?? 0,
      identifier: upload.identifier,
      chunkSize: upload.chunkSize,
      destination,
      handle,
      known: upload.known,
      touchedAt: at,
    });
    return null;
  };
}
