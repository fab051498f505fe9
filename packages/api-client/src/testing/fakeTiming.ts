import type { Timing } from '../http/timing.ts';

export interface FakeTiming extends Timing {
  /** Every wait asked for, in milliseconds, in order. */
  readonly waits: number[];
  /** Runs out the oldest timer of this length. */
  expire(ms: number): void;
}

/** Pauses shorter than `heldFrom` end at once; longer ones, the timeouts, only by `expire`. */
export function createFakeTiming(random = 0.5, heldFrom = 10_000): FakeTiming {
  const held: { ms: number; callback: () => void }[] = [];
  const waits: number[] = [];
  return {
    waits,
    random: () => random,
    now: () => Date.parse('2026-09-05T04:00:00Z'),
    after(ms, callback) {
      const timer = { ms, callback };
      if (ms >= heldFrom) held.push(timer);
      else {
        waits.push(ms);
        queueMicrotask(callback);
      }
      return () => {
        const index = held.indexOf(timer);
        if (index >= 0) held.splice(index, 1);
      };
    },
    expire(ms) {
      const index = held.findIndex((timer) => timer.ms === ms);
      if (index >= 0) held.splice(index, 1)[0]?.callback();
    },
  };
}
