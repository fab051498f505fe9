import type { Worker } from 'node:worker_threads';
import type { PdfTask } from '../requests.ts';
import { orEnded } from './worker.ts';

/** What a file of a size (bytes) may take of a worker. */
export interface WorkerLimits {
  /** Bytes, of its heap and of buffers together. */
  memory: (size: number) => number;
  /** Milliseconds of the processor. */
  time: (size: number, task: PdfTask['task']) => number;
}

/** Which limit was exceeded. */
export type Excess = keyof WorkerLimits;

/** What one file may take. */
export interface Allowance {
  size: number;
  task: PdfTask['task'];
  /** What its worker had used of the processor before, in milliseconds. */
  spent: number;
  limits: WorkerLimits;
  /** How often the worker is looked at, in milliseconds. */
  every: number;
}

interface Usage {
  memory: number;
  /** Milliseconds of the processor since the worker started. */
  time: number;
}

/**
 * What a worker uses now. It reports them in the middle of its work; `external_memory` counts its buffers, which hold
 * the files and whatever is unpacked, and which no limit of Node covers.
 *
 * @throws WorkerEnded
 */
export async function usageOf(worker: Worker): Promise<Usage> {
  const answers = Promise.all([worker.getHeapStatistics(), worker.cpuUsage()]);
  const [heap, processor] = await orEnded(worker, answers);
  return {
    memory: heap.used_heap_size + heap.external_memory,
    time: (processor.user + processor.system) / 1000,
  };
}

/** Looks at a worker again and again, and calls back once when it exceeds a limit; returns what ends it. */
export function watchWorker(
  worker: Worker,
  { size, task, spent, limits, every }: Allowance,
  exceeded: (excess: Excess) => void,
): () => void {
  let isLooking = false;
  let isOver = false;
  const look = async (): Promise<void> => {
    const { memory, time } = await usageOf(worker);
    if (memory > limits.memory(size)) report('memory');
    else if (time - spent > limits.time(size, task)) report('time');
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look().then(
      () => (isLooking = false),
      // It ended meanwhile, which its own events tell.
      () => undefined,
    );
  }, every);
  const end = (): void => {
    isOver = true;
    clearInterval(timer);
  };
  function report(excess: Excess): void {
    if (isOver) return;
    end();
    exceeded(excess);
  }
  return end;
}
