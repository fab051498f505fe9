import type { Timing } from '../http/timing.ts';

export interface Bursts<Item> {
  add(item: Item): void;
  /** Forgets what waits. */
  close(): void;
}

/**
 * Passes on what is added: the first at once, what follows together, not before `every` milliseconds are over and the
 * work for the last is done.
 */
export function createBursts<Item>(
  timing: Pick<Timing, 'after'>,
  every: number,
  work: (items: readonly Item[]) => Promise<unknown>,
): Bursts<Item> {
  let waiting: Item[] = [];
  let busy = false;
  let closed = false;

  async function run(): Promise<void> {
    busy = true;
    while (waiting.length > 0 && !closed) {
      const items = waiting;
      waiting = [];
      const pause = Promise.withResolvers<undefined>();
      timing.after(every, () => pause.resolve(undefined));
      await Promise.allSettled([work(items), pause.promise]);
    }
    busy = false;
  }

  return {
    add(item) {
      if (closed) return;
      waiting.push(item);
      if (!busy) void run();
    },
    close() {
      closed = true;
      waiting = [];
    },
  };
}
