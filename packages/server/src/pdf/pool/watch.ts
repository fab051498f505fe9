import type { Worker } from 'node:worker_threads';

/** What a file of a size (bytes) may take of a worker. */
export interface PdfLimits {
  /** Bytes, of its heap and of buffers together. */
  memory: (size: number) => number;
  /** Milliseconds of the processor. */
  time: (size: number) => number;
  /** Milliseconds of the clock: far more than `time`, for a machine that is busy with something else. */
  clock: (size: number) => number;
}

/** Which limit was exceeded. */
export type Excess = keyof PdfLimits;

interface Usage {
  memory: number;
  /** Milliseconds of the processor since the worker started. */
  time: number;
}

/** How often a busy worker is looked at, in milliseconds. */
const every = 200;

/**
 * What a worker uses now. It answers in the middle of its work; `external_memory` counts its buffers, which hold the
 * files and whatever is unpacked, and which no limit of Node covers.
 */
export async function usageOf(worker: Worker): Promise<Usage> {
  const [heap, processor] = await Promise.all([worker.getHeapStatistics(), worker.cpuUsage()]);
  return {
    memory: heap.used_heap_size + heap.external_memory,
    time: (processor.user + processor.system) / 1000,
  };
}

/**
 * Looks at a worker again and again, and calls back once when it exceeds a limit; returns what ends it.
 *
 * @param spent What it had used of the processor before.
 */
export function watchWorker(
  worker: Worker,
  { size, spent, limits }: { size: number; spent: number; limits: PdfLimits },
  exceeded: (excess: Excess) => void,
): () => void {
  let isLooking = false;
  const look = async (): Promise<void> => {
    const { memory, time } = await usageOf(worker);
    if (memory > limits.memory(size)) report('memory');
    else if (time - spent > limits.time(size)) report('time');
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
  const clock = setTimeout(() => report('clock'), limits.clock(size));
  let isOver = false;
  const end = (): void => {
    isOver = true;
    clearInterval(timer);
    clearTimeout(clock);
  };
  function report(excess: Excess): void {
    if (isOver) return;
    end();
    exceeded(excess);
  }
  return end;
}
