import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A worker ended that was not stopped, and without an error that says why. */
export class WorkerEnded extends Error {
  constructor() {
    super('A worker for PDFs ended.');
    this.name = 'WorkerEnded';
  }
}

/**
 * Under `node --watch` a worker also sends what it imports, on the same port as its answers; told nothing of it, it
 * sends answers only.
 */
function unwatched(): NodeJS.ProcessEnv {
  const { WATCH_REPORT_DEPENDENCIES: _, ...rest } = process.env;
  return rest;
}

/** Creates a worker that may not be ready yet. */
export function createWorker(heap: number): Worker {
  return new Worker(new URL('../pdfWorker.ts', import.meta.url), {
    env: unwatched(),
    execArgv: ['--conditions=@countersign/source'],
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
}

/** Waits until a worker that was just created takes files. */
export async function untilReady(worker: Worker): Promise<void> {
  await orEnded(worker, once(worker, 'message'));
}

/** Waits for something that a worker does, which would never come if it ended: then it throws WorkerEnded. */
export async function orEnded<T>(worker: Worker, waiting: Promise<T>): Promise<T> {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = (): void => reject(new WorkerEnded());
  worker.once('exit', end);
  // That is its number from then on.
  if (worker.threadId === -1) end();
  try {
    return await Promise.race([waiting, ended]);
  } catch (error) {
    throw isNotRunning(error) ? new WorkerEnded() : error;
  } finally {
    worker.off('exit', end);
  }
}

/** What Node says of a worker that is about to end. */
function isNotRunning(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_NOT_RUNNING';
}
