import { Readable } from 'node:stream';
import type { StreamMessage } from './binding.ts';

/** Milliseconds between two comments, which keep proxies and the client from giving up a silent connection. */
export const HEARTBEAT = 15_000;
/** Characters that a client may be behind. One that is slower resumes later. */
const longestQueue = 262_144;

const comment = ':\n\n';

interface EventStreamOptions {
  /** Rejects once the client may get nothing more: runs before each message and each comment. */
  check(): Promise<unknown>;
  heartbeat: number;
  onClosed(): void;
}

/** The body of a `text/event-stream`, which ends when its client leaves, reads too slowly, or is no longer allowed in. */
export class EventStream {
  readonly body: Readable;
  readonly #check: () => Promise<unknown>;
  readonly #timer: NodeJS.Timeout;
  #queue: string[] = [];
  #sending = false;
  #over = false;

  constructor({ check, heartbeat, onClosed }: EventStreamOptions) {
    this.#check = check;
    this.body = new Readable({ read: () => undefined });
    this.#timer = setInterval(() => this.#add(comment), heartbeat);
    this.body.once('close', () => {
      this.#over = true;
      clearInterval(this.#timer);
      onClosed();
    });
  }

  send({ id, data }: StreamMessage): void {
    this.#add(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Ends it after what was sent. */
  end(): void {
    if (this.#over) return;
    this.#over = true;
    clearInterval(this.#timer);
    this.body.push(null);
    // Whoever does not read will not see the end either.
    if (this.body.readableLength > 0) this.body.destroy();
  }

  #add(text: string): void {
    if (this.#over) return;
    this.#queue.push(text);
    const waiting = this.#queue.reduce((sum, { length }) => sum + length, this.body.readableLength);
    if (waiting > longestQueue) this.body.destroy();
    else if (!this.#sending) void this.#flush();
  }

  async #flush(): Promise<void> {
    this.#sending = true;
    try {
      while (this.#queue.length > 0 && !this.#over) {
        await this.#check();
        const texts = this.#queue;
        this.#queue = [];
        if (!this.#over) this.body.push(texts.join(''));
      }
    } catch {
      // Why is in the response to the client's next call.
      this.end();
    }
    this.#sending = false;
  }
}

/** How many streams one login may hold in this process: a browser holds one for all of its tabs. */
const mostStreams = 8;

/** The streams that are open. */
export class OpenStreams {
  readonly #streams = new Map<EventStream, number>();

  /** Whether this login may open another one. */
  hasRoom(loginId: number): boolean {
    return [...this.#streams.values()].filter((holder) => holder === loginId).length < mostStreams;
  }

  add(stream: EventStream, loginId: number): void {
    this.#streams.set(stream, loginId);
  }

  delete(stream: EventStream): void {
    this.#streams.delete(stream);
  }

  /** Ends all of them: the server stops. */
  end(): void {
    for (const stream of [...this.#streams.keys()]) stream.end();
  }
}
