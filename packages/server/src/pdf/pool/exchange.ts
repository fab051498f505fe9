import type { Worker } from 'node:worker_threads';
import type { PdfReply, PdfRequest } from '../requests.ts';
import { watchWorker, type Allowance, type Excess } from './watch.ts';
import { WorkerEnded } from './worker.ts';

/** A worker was stopped because its file took more than it may. */
export class Exceeded extends Error {
  readonly excess: Excess;

  constructor(excess: Excess) {
    super(`A PDF took too much: ${excess}.`);
    this.name = 'Exceeded';
    this.excess = excess;
  }
}

/**
 * Passes one file to a worker and waits for the answer. A worker that answers can be used again, and no other.
 *
 * @throws Exceeded, WorkerEnded, or the error that ended the worker.
 */
export function exchange<Answer>(
  worker: Worker,
  request: PdfRequest & { bytes: Uint8Array<ArrayBuffer> },
  allowance: Allowance,
): Promise<PdfReply<Answer>> {
  const { promise, resolve, reject } = Promise.withResolvers<PdfReply<Answer>>();
  const end = (): void => reject(new WorkerEnded());
  const fail = (error: Error): void => reject(outOfMemory(error) ? new Exceeded('memory') : error);
  const stopListening = (): void => {
    worker.off('message', resolve).off('error', fail).off('exit', end);
  };
  const endWatch = watchWorker(worker, allowance, (excess) => {
    stopListening();
    // The next file waits until this one's memory is free.
    void worker.terminate().finally(() => reject(new Exceeded(excess)));
  });
  worker.once('message', resolve).once('error', fail).once('exit', end);
  try {
    worker.postMessage(request, [request.bytes.buffer]);
  } catch (error) {
    reject(error);
  }
  return promise.finally(() => {
    endWatch();
    stopListening();
  });
}

function outOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
