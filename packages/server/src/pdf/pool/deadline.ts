import type { Worker } from 'node:worker_threads';

/** One file's turn. */
export interface Turn {
  /** What it waits for now. */
  step: 'read' | 'process' | 'store';
  /** The worker that is busy with the file. */
  worker: Worker | null;
  /** It took longer than it may, and the next file has the turn: whatever comes of this one is of no use. */
  isOver: boolean;
}

/**
 * Ends a turn when its time is over, whatever it waits for: a disk that never responds must not keep the next file
 * from its turn.
 *
 * @param limit Milliseconds.
 * @param late What it fails with.
 */
export async function withDeadline<T>(
  limit: number,
  work: (turn: Turn) => Promise<T>,
  late: (turn: Turn) => Error,
): Promise<T> {
  const turn: Turn = { step: 'read', worker: null, isOver: false };
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    turn.isOver = true;
    // Nothing is waited for, not even that the worker ends.
    void turn.worker?.terminate();
    reject(late(turn));
  }, limit);
  try {
    return await Promise.race([work(turn), promise]);
  } finally {
    clearTimeout(timer);
  }
}
