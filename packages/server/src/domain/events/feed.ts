import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '../../app.ts';
import { wakesOf } from '../../store/wakes.ts';
import { readNothing, readSince, type Reading } from './readEvents.ts';

/** Called with what every new reading has found, of all firms. */
type Listener = (reading: Reading) => void;

/** Passes changes to all subscribers in this process; reads the database once for all of them. */
export interface EventFeed {
  /** Passes on everything that becomes visible from now on. The returned function ends it. */
  join(app: Pick<App, 'db' | 'log'>, listener: Listener): Promise<() => void>;
}

/** The shortest time between readings, in milliseconds: a burst of changes is one reading. */
const shortest = 100;
/** Milliseconds until the next reading without a wake, in case one was lost. */
const longest = 5_000;

/** Runs only while there are subscribers. */
export function createEventFeed(): EventFeed {
  const watches = new WeakMap<App['db'], Watch>();
  return {
    async join(app, listener) {
      const found = watches.get(app.db);
      const watch = found === undefined || found.over ? new Watch(app) : found;
      watches.set(app.db, watch);
      return watch.join(listener);
    },
  };
}

/** From the first who joins until the last leaves. */
class Watch {
  readonly #app: Pick<App, 'db' | 'log'>;
  readonly #joined = new Set<Listener>();
  readonly #timer: NodeJS.Timeout;
  readonly #started: Promise<Reading>;
  readonly #listening: Promise<() => Promise<void>>;
  #last: Reading | null = null;
  #reading = false;
  #again = false;
  over = false;

  constructor(app: Pick<App, 'db' | 'log'>) {
    this.#app = app;
    this.#listening = wakesOf(app.db).listen(() => this.#wake());
    this.#listening.catch(() => undefined);
    this.#started = this.#listening.then(() => readNothing(app.db));
    this.#timer = setInterval(() => this.#wake(), longest);
  }

  async join(listener: Listener): Promise<() => void> {
    this.#joined.add(listener);
    const leave = () => {
      this.#joined.delete(listener);
      if (this.#joined.size === 0) this.#end();
    };
    try {
      const first = await this.#started;
      this.#last ??= first;
      // A wake may have come before there was a position to read from.
      if (this.#again) this.#wake();
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }

  #end(): void {
    if (this.over) return;
    this.over = true;
    clearInterval(this.#timer);
    this.#listening.then((stop) => stop()).catch(() => undefined);
  }

  #wake(): void {
    this.#again = true;
    if (!this.#reading && this.#last !== null && !this.over) void this.#run();
  }

  async #run(): Promise<void> {
    this.#reading = true;
    while (this.#again && !this.over) {
      this.#again = false;
      await this.#read();
      await pause(shortest);
    }
    this.#reading = false;
  }

  async #read(): Promise<void> {
    if (this.#last === null) return;
    try {
      const reading = await readSince(this.#app.db, this.#last.position, null);
      this.#last = reading;
      if (reading.changes.length === 0) return;
      for (const listener of [...this.#joined]) listener(reading);
    } catch (error) {
      // The next wake, or the timer, continues from the same position.
      this.#app.log.warn({ err: error }, 'events could not be read');
    }
  }
}
