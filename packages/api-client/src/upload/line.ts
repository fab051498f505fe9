import { LOOK_AT_CHUNK, SMALLEST_CHUNK } from './uploadLimits.ts';

/** A chunk that travels or has arrived. */
export interface Flight {
  /** When its first bytes left, in milliseconds. */
  readonly from: number;
  /** Until when `bytes` had left. */
  to: number;
  bytes: number;
}

/** Flights that the speed is taken from. */
const RECENT = 6;

/** Bytes a second over the time in which any of the flights travelled; null if that is no time. */
export function speedOf(flights: readonly Readonly<Flight>[]): number | null {
  let until = -Infinity;
  let busy = 0;
  for (const { from, to } of flights.toSorted((a, b) => a.from - b.from)) {
    busy += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  const bytes = flights.reduce((sum, flight) => sum + flight.bytes, 0);
  return busy === 0 ? null : (bytes / busy) * 1_000;
}

/** What the line carries, measured by the chunks of all files. */
export interface Line {
  /** The first bytes of a chunk leave. */
  leave(): Flight;
  arrived(flight: Flight): void;
  /** A chunk ended in a way that says nothing of the line. */
  lost(flight: Flight): void;
  /** Bytes a second of recent chunks; null before there were any. */
  speed(): number | null;
  /** By how many chunks it is shared now. */
  shares(): number;
  /** Forgets the chunks before for what has shown to be its speed now, in bytes a second. */
  learn(speed: number): void;
}

export function createLine(now: () => number): Line {
  const flying = new Set<Flight>();
  let recent: Flight[] = [];
  return {
    leave() {
      const flight = { from: now(), to: now(), bytes: 0 };
      flying.add(flight);
      return flight;
    },
    arrived(flight) {
      flying.delete(flight);
      flight.to = now();
      // A small chunk that arrives at once measures the distance of the server.
      if (flight.bytes < SMALLEST_CHUNK && flight.to - flight.from < LOOK_AT_CHUNK) return;
      recent = [...recent, flight].slice(-RECENT);
    },
    lost(flight) {
      flying.delete(flight);
    },
    speed: () => speedOf(recent),
    shares: () => flying.size,
    learn(speed) {
      recent = [{ from: now() - 1_000, to: now(), bytes: speed }];
    },
  };
}
