import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { PdfError } from './pdfError.ts';
import type { PdfAnswers, PdfReply, PdfRequest } from './requests.ts';

export interface PoolOptions {
  /** How many files are processed at once; the others wait in order. */
  workers: number;
  /** Largest heap of a worker, in megabytes; buffers, which hold the files themselves, are not part of it. */
  heap: number;
  /** How many milliseconds a file of this size (bytes) may take. */
  deadline: (size: number) => number;
}

export interface PdfPool {
  /**
   * Runs one task in a worker.
   *
   * @throws PdfError when the file is refused, or takes too long or too much memory.
   */
  run: <Task extends keyof PdfAnswers>(request: PdfRequest & { task: Task }) => Promise<PdfAnswers[Task]>;
}

/** Creates workers on demand and keeps them; one that was stopped is replaced when the next file needs it. */
export function pdfPool({ workers, heap, deadline }: PoolOptions): PdfPool {
  const turn = pLimit(workers);
  const idle: Worker[] = [];

  function drop(worker: Worker): void {
    const index = idle.indexOf(worker);
    if (index !== -1) idle.splice(index, 1);
  }

  async function start(): Promise<Worker> {
    const worker = new Worker(new URL('./pdfWorker.ts', import.meta.url), {
      execArgv: ['--conditions=@countersign/source'],
      resourceLimits: { maxOldGenerationSizeMb: heap },
    });
    await once(worker, 'message');
    // One that ends between two files is replaced like one that was stopped.
    worker.on('error', () => drop(worker));
    return worker;
  }

  async function perform<Answer>(request: PdfRequest): Promise<Answer> {
    const worker = idle.pop() ?? (await start());
    // Only a worker that is busy keeps the process alive.
    worker.ref();
    // A copy, because the file changes hands and its caller may still need it.
    const bytes = new Uint8Array(request.bytes);
    const limit = deadline(bytes.length);
    return new Promise<Answer>((resolve, reject) => {
      const timer = setTimeout(() => {
        worker.removeAllListeners('message');
        const late = new PdfError('pdfBroken', new Error(`The file took longer than ${limit} ms.`));
        // The next file waits until this one's memory is free.
        void worker.terminate().finally(() => reject(late));
      }, limit);
      const fail = (error: Error): void => {
        clearTimeout(timer);
        reject(outOfMemory(error) ? new PdfError('pdfBroken', error) : error);
      };
      worker.once('error', fail);
      worker.once('message', (reply: PdfReply<Answer>) => {
        clearTimeout(timer);
        worker.off('error', fail);
        worker.unref();
        idle.push(worker);
        if ('answer' in reply) resolve(reply.answer);
        else reject('refusal' in reply ? new PdfError(reply.refusal) : asError(reply.fault));
      });
      worker.postMessage({ ...request, bytes }, [bytes.buffer]);
    });
  }

  return { run: (request) => turn(() => perform(request)) };
}

function asError(fault: unknown): Error {
  return fault instanceof Error ? fault : new Error(String(fault));
}

function outOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
