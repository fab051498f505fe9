import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Problem } from '../../errors.ts';
import { ownBytes, type PdfFile } from '../file.ts';
import { PdfError } from '../pdfError.ts';
import type { PdfAnswers, PdfReply, PdfRequest, PdfTask } from '../requests.ts';
import { fairTurns, type TurnOptions } from './turns.ts';
import { usageOf, watchWorker, type Excess, type PdfLimits } from './watch.ts';

export interface PoolOptions {
  /** How many files are processed at once; the others wait for their turn. */
  workers: number;
  waiting: TurnOptions['waiting'];
  /** Largest heap of a worker, in megabytes; its buffers are not part of it. */
  heap: number;
  /** What a worker may hold between two files, in bytes; one that holds more is replaced. */
  kept: number;
  limits: PdfLimits;
}

export interface PdfPool {
  /**
   * Runs one task in a worker. The file is read when its turn has come, and its bytes pass to the worker.
   *
   * @param keep What is done with the answer before the turn ends, such as storing a file: the next one waits until
   * this one has left the memory.
   *
   * @throws PdfError when the file is refused, or takes too long or too much memory; Problem signingBusy when too
   * many files wait, or the machine is too busy to process this one.
   */
  run: <Task extends keyof PdfAnswers, Kept>(
    file: PdfFile,
    task: PdfTask & { task: Task },
    keep: (answer: PdfAnswers[Task]) => Promise<Kept>,
  ) => Promise<Kept>;
}

/** Seconds after which a caller may try again whose file found the machine too busy. */
const retryAfter = 60;

/** Creates workers on demand and keeps them; one that was stopped is replaced when the next file needs it. */
export function pdfPool({ workers, waiting, heap, kept, limits }: PoolOptions): PdfPool {
  const turns = fairTurns({ atOnce: workers, waiting });
  const idle: Worker[] = [];

  function drop(worker: Worker): void {
    const index = idle.indexOf(worker);
    if (index !== -1) idle.splice(index, 1);
  }

  async function start(): Promise<Worker> {
    const worker = new Worker(new URL('../pdfWorker.ts', import.meta.url), {
      execArgv: ['--conditions=@countersign/source'],
      resourceLimits: { maxOldGenerationSizeMb: heap },
    });
    await once(worker, 'message');
    // One that ends between two files is replaced like one that was stopped.
    worker.on('error', () => drop(worker));
    return worker;
  }

  /** Keeps a worker for the next file, unless it still holds much of this one. */
  async function putBack(worker: Worker): Promise<void> {
    const { memory } = await usageOf(worker);
    if (memory > kept) {
      await worker.terminate();
      return;
    }
    // Only a worker that is busy keeps the process alive.
    worker.unref();
    idle.push(worker);
  }

  async function perform<Answer>(file: PdfFile, task: PdfTask): Promise<Answer> {
    if (file.isGone?.() === true) throw new Problem('signingBusy', { retryAfter });
    const bytes = ownBytes(await file.read());
    const worker = idle.pop() ?? (await start());
    worker.ref();
    const { time: spent } = await usageOf(worker);
    const reply = await exchange<Answer>(worker, { file, spent, request: { ...task, bytes } });
    await putBack(worker);
    if ('answer' in reply) return reply.answer;
    throw 'refusal' in reply ? new PdfError(reply.refusal) : asError(reply.fault);
  }

  function exchange<Answer>(
    worker: Worker,
    {
      file,
      spent,
      request,
    }: { file: PdfFile; spent: number; request: PdfRequest & { bytes: Uint8Array<ArrayBuffer> } },
  ): Promise<PdfReply<Answer>> {
    return new Promise((resolve, reject) => {
      const stop = (excess: Excess): void => {
        file.log.warn(factsOf(file, request, excess), 'a PDF was given up');
        reject(problemOf(excess));
      };
      const endWatch = watchWorker(worker, { size: file.size, spent, limits }, (excess) => {
        worker.removeAllListeners('message');
        worker.off('error', fail);
        // The next file waits until this one's memory is free.
        void worker.terminate().finally(() => stop(excess));
      });
      const fail = (error: Error): void => {
        endWatch();
        if (outOfMemory(error)) stop('memory');
        else reject(error);
      };
      worker.once('error', fail);
      worker.once('message', (reply: PdfReply<Answer>) => {
        endWatch();
        worker.off('error', fail);
        resolve(reply);
      });
      worker.postMessage(request, [request.bytes.buffer]);
    });
  }

  return {
    run: <Task extends keyof PdfAnswers, Kept>(
      file: PdfFile,
      task: PdfTask & { task: Task },
      keep: (answer: PdfAnswers[Task]) => Promise<Kept>,
    ) => {
      const signing = task.task === 'sign' || task.task === 'seal';
      return turns.take({ firmId: file.firmId, signing }, async () =>
        keep(await perform<PdfAnswers[Task]>(file, task)),
      );
    },
  };
}

function factsOf({ firmId, documentId, size }: PdfFile, { task }: PdfTask, excess: Excess): object {
  return { task, firmId, documentId, size, excess };
}

/** Only the clock's limit says nothing of the file: the machine was busy. */
function problemOf(excess: Excess): Problem {
  return excess === 'clock' ? new Problem('signingBusy', { retryAfter }) : new PdfError('pdfTooComplex');
}

function asError(fault: unknown): Error {
  return fault instanceof Error ? fault : new Error(String(fault));
}

function outOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
