import { setTimeout as after } from 'node:timers/promises';
import type { Database } from '../app.ts';
import { DatabaseUnavailable } from '../databaseErrors.ts';

/** How long a query may wait for the one connection before it is called a fault, in milliseconds. */
const acquireTimeout = 20_000;
/**
 * The connection is quiet when nobody has used it for so long, in milliseconds: between two queries of one request it
 * is free for an instant.
 */
const calm = 3;

/** Lends the one connection of an embedded database to one caller at a time, in the order in which they ask. */
export class OneConnection {
  readonly #waiting: (() => void)[] = [];
  #lent = false;
  #freeSince = 0;

  /** @throws DatabaseUnavailable after 20 seconds */
  async acquire(): Promise<void> {
    if (this.#lent) await this.#turn();
    this.#lent = true;
  }

  release(): void {
    const next = this.#waiting.shift();
    // The connection passes straight to the next in the queue; it is never free in between.
    if (next !== undefined) return next();
    this.#lent = false;
    this.#freeSince = performance.now();
  }

  /**
   * Waits until nobody uses the connection, so that what can wait, and holds it for long, lets requests go first.
   *
   * @param longest Milliseconds after which it waits no longer: under a steady load everything must get its turn
   */
  async quiet(longest: number): Promise<void> {
    const until = performance.now() + longest;
    for (let now = performance.now(); now < until; now = performance.now()) {
      if (!this.#lent && now - this.#freeSince >= calm) return;
      await after(Math.min(calm, until - now));
    }
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const mine = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(mine), 1);
        reject(
          new DatabaseUnavailable(
            'the connection was not free within 20 seconds. Is a transaction waiting for a query made outside it?',
          ),
        );
      }, acquireTimeout);
      this.#waiting.push(mine);
    });
  }
}

const known = new WeakMap<Database, OneConnection>();

/** Says that this database has one connection for everybody. */
export function setOneConnection(db: Database, connection: OneConnection): void {
  known.set(db, connection);
}

/** Returns the connection that everybody shares; undefined on Postgres, which has several. */
export function oneConnectionOf(db: Database): OneConnection | undefined {
  return known.get(db);
}
