/** The only source of the present moment: tests set it, production reads the system's. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface SettableClock extends Clock {
  set(moment: Date): void;
  /** Moves forward by this many milliseconds. */
  advance(milliseconds: number): void;
}

/** A clock that moves only by hand. */
export function settableClock(start: Date): SettableClock {
  let present = start.getTime();
  return {
    now: () => new Date(present),
    set: (moment) => {
      present = moment.getTime();
    },
    advance: (milliseconds) => {
      present += milliseconds;
    },
  };
}

/** Runs with the system's time until it is set, then from there on (test mode only). */
export function adjustableClock(): SettableClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    set: (moment) => {
      offset = moment.getTime() - Date.now();
    },
    advance: (milliseconds) => {
      offset += milliseconds;
    },
  };
}
