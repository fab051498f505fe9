import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database } from '../app.ts';

/** The channel on which the triggers notify after a transaction with events. */
const channel = 'countersign_events';

/** Calls back after transactions that wrote events, in any process that uses this database. May miss some. */
export interface Wakes {
  /** Resolves once it listens, or tries to. The returned function ends it. */
  listen(onWake: () => void): Promise<() => Promise<void>>;
}

const known = new WeakMap<Database, Wakes>();

/** Says how transactions of this database are noticed. */
export function setWakes(db: Database, wakes: Wakes): void {
  known.set(db, wakes);
}

/** Returns how transactions of this database are noticed. */
export function wakesOf(db: Database): Wakes {
  const wakes = known.get(db);
  if (wakes === undefined)
    throw new Error('This database was not opened by store/open.ts, so nothing listens to it.');
  return wakes;
}

/** The embedded database belongs to one process, so that every transaction is one of its own. */
export function embeddedWakes(db: Database, embedded: PGlite): Wakes {
  return {
    // With the one connection lent: inside another's transaction, its rollback would end the listening too.
    listen: (onWake) => db.connection().execute(() => embedded.listen(channel, onWake)),
  };
}

/** Milliseconds between attempts to connect. */
const reconnectAfter = 1_000;
/** How long a new connection may take, in milliseconds. */
const connectTimeout = 10_000;

/** Listens on a connection of its own, because one that waits for notifications cannot be shared, and opens it again when it is lost. */
export function postgresWakes(connectionString: string): Wakes {
  return {
    async listen(onWake) {
      const listener = new Listener(connectionString, onWake);
      await listener.connect();
      return () => listener.close();
    },
  };
}

class Listener {
  readonly #connectionString: string;
  readonly #onWake: () => void;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(connectionString: string, onWake: () => void) {
    this.#connectionString = connectionString;
    this.#onWake = onWake;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      connectionTimeoutMillis: connectTimeout,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    this.#client = client;
    client.on('error', () => undefined);
    client.on('end', () => this.#lost(client));
    client.on('notification', this.#onWake);
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      // What came while nothing listened.
      this.#onWake();
    } catch {
      await client.end().catch(() => undefined);
      this.#lost(client);
    }
  }

  #lost(client: pg.Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = null;
    this.#timer = setTimeout(() => void this.connect(), reconnectAfter);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }
}
