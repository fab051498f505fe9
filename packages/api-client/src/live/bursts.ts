import type { Timing } from '../http/timing.ts';

export interface Bursts<Item> {
  add(item: Item): void;
  /** Forgets what waits. */
  close(): void;
}

/** How often what keeps coming is passed on. */
export interface Pace {
  /** The shortest time from one time to the next, in ms: the first entry after the first time, the last from then on. */
  readonly everyMs: readonly [number, ...number[]];
  /** Once nothing was added for this long, in ms, what waits is passed on, and the pace begins anew. */
  readonly quietMs: number;
}

/**
 * Passes on what is added: the first at once, what follows together, not before the time is over and the work for the
 * last is done. The longer it keeps coming, the longer that time is.
 */
export function createBursts<Item>(
  timing: Pick<Timing, 'after'>,
  { everyMs, quietMs }: Pace,
  work: (items: readonly Item[]) => Promise<unknown>,
): Bursts<Item> {
  let waiting: Item[] = [];
  let busy = false;
  let closed = false;
  /** Times in a row, without a quiet time between them. */
  let times = 0;
  let quiet = true;
  let endPause: () => void = () => undefined;
  let stopQuiet: () => void = () => undefined;

  function pause(): Promise<void> {
    const ms = everyMs[Math.min(times, everyMs.length - 1)] ?? everyMs[0];
    times += 1;
    return new Promise((resolve) => {
      const stop = timing.after(ms, resolve);
      endPause = () => {
        stop();
        resolve();
      };
    });
  }

  async function run(): Promise<void> {
    busy = true;
    while (waiting.length > 0 && !closed) {
      const items = waiting;
      waiting = [];
      await Promise.allSettled([work(items), pause()]);
    }
    busy = false;
  }

  function becomeQuiet(): void {
    quiet = true;
    times = 0;
    endPause();
  }

  return {
    add(item) {
      if (closed) return;
      waiting.push(item);
      // What waited until it was quiet was no beginning.
      if (quiet) times = 0;
      quiet = false;
      stopQuiet();
      stopQuiet = timing.after(quietMs, becomeQuiet);
      if (!busy) void run();
    },
    close() {
      closed = true;
      waiting = [];
      stopQuiet();
      endPause();
    },
  };
}
