import type { App } from '../app.ts';
import { runBatch } from '../domain/documentJobs/runBatch.ts';
import { oneConnectionOf } from '../store/oneConnection.ts';

export interface JobWorker {
  /** Works until no job has anything to do. */
  work(): Promise<void>;
  /** Looks for jobs until `stop`. */
  start(): void;
  /** Waits for the documents that are being done. */
  stop(): Promise<void>;
}

/** Interval between two looks for jobs, and after a failure, in milliseconds. */
const pause = 500;
const longPause = 5_000;
/** On the embedded database requests go first between two transactions, for up to so many times as long as one took. */
const courtesy = 2;

/**
 * Does the documents of jobs, of every person and firm in turns. Each instance of the server has one: the database says
 * which job is whose (domain/documentJobs/runBatch.ts).
 */
export function createJobWorker(app: App): JobWorker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;

  async function work(): Promise<void> {
    const connection = oneConnectionOf(app.db);
    for (let begun = performance.now(); !stopped && (await runBatch(app)); begun = performance.now())
      await connection?.quiet(courtesy * (performance.now() - begun));
  }

  function look(): void {
    running = work().then(
      () => next(pause),
      (error: unknown) => {
        app.log.error({ err: error }, 'the jobs could not go on');
        next(longPause);
      },
    );
  }

  function next(delay: number): void {
    if (!stopped) timer = setTimeout(look, delay);
  }

  return {
    work,
    start: look,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
