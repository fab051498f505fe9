import type { Worker } from 'node:worker_threads';
import { Problem } from '../../errors.ts';
import { ownBytes, type PdfFile } from '../file.ts';
import { PdfError } from '../pdfError.ts';
import type { PdfAnswers, PdfReply, PdfTask } from '../requests.ts';
import { withDeadline, type Turn } from './deadline.ts';
import { exchange, Exceeded } from './exchange.ts';
import { fairTurns, type TurnOptions } from './turns.ts';
import { usageOf, type WorkerLimits } from './watch.ts';
import { createWorker, untilReady, WorkerEnded } from './worker.ts';

/** What a file of a size (bytes) may take for a task. */
export interface PdfLimits extends WorkerLimits {
  /** Milliseconds of the clock for its whole turn: far more than `time`, for a machine that is busy otherwise. */
  clock: (size: number, task: PdfTask['task']) => number;
}

export interface PoolOptions {
  /** How many files are processed at once; the others wait for their turn. */
  workers: number;
  waiting: TurnOptions['waiting'];
  /** Largest heap of a worker, in megabytes; its buffers are not part of it. */
  heap: number;
  /** What a worker may hold between two files, in bytes; one that holds more is replaced. */
  kept: number;
  limits: PdfLimits;
  /** How often a busy worker is looked at, in milliseconds; 200 by default. */
  every?: number;
}

export interface PdfPool {
  /**
   * Runs one task in a worker. The file is read when its turn has come, and its bytes pass to the worker.
   *
   * @param keep What is done with the answer before the turn ends, such as storing a file: the next one waits until
   * this one has left the memory.
   *
   * @throws PdfError when the file is refused, or takes too long or too much memory; Problem historyTooLong when a
   * history does; Problem signingBusy when too
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

/** What each task is in the turns. */
const kinds = {
  inspect: 'check',
  verify: 'check',
  trail: 'check',
  prepare: 'setUp',
  sign: 'signature',
  seal: 'signature',
} as const;

/** How many workers a file may meet that end under it. */
const attempts = 2;

/** Creates workers on demand and keeps them; one that was stopped is replaced when the next file needs it. */
export function pdfPool({ workers, waiting, heap, kept, limits, every = 200 }: PoolOptions): PdfPool {
  const turns = fairTurns({ atOnce: workers, waiting });
  const idle: Worker[] = [];

  function create(): Worker {
    const worker = createWorker(heap);
    // One that ends between two files is replaced like one that was stopped.
    const drop = (): void => {
      const index = idle.indexOf(worker);
      if (index !== -1) idle.splice(index, 1);
    };
    worker.on('error', drop).once('exit', drop);
    return worker;
  }

  async function workerFor(turn: Turn): Promise<Worker> {
    const ready = idle.pop();
    const worker = ready ?? create();
    turn.worker = worker;
    if (ready === undefined) await untilReady(worker);
    worker.ref();
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

  async function process<Answer>(file: PdfFile, task: PdfTask, turn: Turn): Promise<PdfReply<Answer>> {
    turn.step = 'read';
    const bytes = ownBytes(await file.read());
    if (turn.isOver) throw busy();
    turn.step = 'process';
    try {
      const worker = await workerFor(turn);
      const { time: spent } = await usageOf(worker);
      const allowance = { size: file.size, task: task.task, spent, limits, every };
      const reply = await exchange<Answer>(worker, { ...task, bytes }, allowance);
      // It has answered, so that its end is no harm any longer.
      await putBack(worker).catch(exceptEnd);
      return reply;
    } catch (error) {
      void turn.worker?.terminate();
      throw error;
    } finally {
      turn.worker = null;
    }
  }

  async function perform<Answer>(file: PdfFile, task: PdfTask, turn: Turn): Promise<Answer> {
    if (file.isGone?.() === true) throw busy();
    for (let attempt = 0; attempt < attempts && !turn.isOver; attempt += 1) {
      try {
        const reply = await process<Answer>(file, task, turn);
        if (turn.isOver) break;
        if ('answer' in reply) return reply.answer;
        throw 'refusal' in reply ? new PdfError(reply.refusal) : asError(reply.fault);
      } catch (error) {
        if (error instanceof Exceeded) throw givenUp(file, task, error);
        exceptEnd(error);
        if (!turn.isOver) file.log.warn(factsOf(file, task), 'a worker ended while it had a PDF');
      }
    }
    throw busy();
  }

  return {
    run: <Task extends keyof PdfAnswers, Kept>(
      file: PdfFile,
      task: PdfTask & { task: Task },
      keep: (answer: PdfAnswers[Task]) => Promise<Kept>,
    ) => {
      const work = async (turn: Turn): Promise<Kept> => {
        const answer = await perform<PdfAnswers[Task]>(file, task, turn);
        turn.step = 'store';
        return keep(answer);
      };
      return turns.take({ ...file, kind: kinds[task.task] }, () =>
        withDeadline(limits.clock(file.size, task.task), work, ({ step }) => {
          file.log.warn({ ...factsOf(file, task), excess: 'clock', step }, 'a PDF was abandoned');
          // That says nothing of the file: the machine was busy.
          return busy();
        }),
      );
    },
  };
}

function busy(): Problem {
  return new Problem('signingBusy', { retryAfter });
}

function factsOf({ firmId, documentId, size }: PdfFile, { task }: PdfTask): object {
  return { task, firmId, documentId, size };
}

function givenUp(file: PdfFile, task: PdfTask, { excess }: Exceeded): Problem {
  file.log.warn({ ...factsOf(file, task), excess }, 'a PDF was abandoned');
  // Its file is only being made.
  if (task.task === 'trail') return new Problem('historyTooLong');
  return new PdfError('pdfTooComplex');
}

/** Throws an error again unless it says that a worker ended. */
function exceptEnd(error: unknown): void {
  if (!(error instanceof WorkerEnded)) throw error;
}

function asError(fault: unknown): Error {
  return fault instanceof Error ? fault : new Error(String(fault));
}
