import type { ChangeEvents } from '../changeEvents.ts';
import type { Network } from '../../http/network.ts';
import type { Continuing, LiveSight, LiveTransport } from '../connection.ts';
import type { LiveTabs } from '../liveEvents.ts';

/** Events at a position, about one document. */
export function eventsAt(Position: string, given: Partial<ChangeEvents> = {}): ChangeEvents {
  return {
    Position,
    Everything: false,
    Changes: [{ Kind: 'documents', ClientId: 12, DocumentIds: [4021], Own: false }],
    ...given,
  };
}

/** A stream that a test writes. */
export interface FakeStream {
  readonly from: Continuing;
  readonly signal: AbortSignal;
  send(events: ChangeEvents): void;
  write(text: string): void;
  end(): void;
  cut(error: Error): void;
}

export interface FakeLiveTransport extends LiveTransport {
  /** Streams and polls that were asked for, in order. */
  readonly streams: FakeStream[];
  readonly polls: Continuing[];
  /** Decides the next streams: an error refuses them, null opens them. */
  refuse: Error | null;
  /** What a poll gets. */
  answer: () => ChangeEvents;
}

export function createFakeLiveTransport(): FakeLiveTransport {
  const streams: FakeStream[] = [];
  const polls: Continuing[] = [];
  const encoder = new TextEncoder();
  const transport: FakeLiveTransport = {
    streams,
    polls,
    refuse: null,
    answer: () => eventsAt('polled'),
    stream(from, signal) {
      if (transport.refuse !== null) {
        const refused = transport.refuse;
        streams.push({ from, signal, send: none, write: none, end: none, cut: none });
        return Promise.reject(refused);
      }
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const write = (text: string) => controller.enqueue(encoder.encode(text));
          const cut = (error: Error) => controller.error(error);
          signal.addEventListener('abort', () => cut(new DOMException('Aborted', 'AbortError')));
          streams.push({
            from,
            signal,
            write,
            cut,
            send: (events) => write(`id: ${events.Position}\ndata: ${JSON.stringify(events)}\n\n`),
            end: () => controller.close(),
          });
        },
      });
      return Promise.resolve(body);
    },
    poll(from) {
      polls.push(from);
      return Promise.resolve().then(transport.answer);
    },
  };
  return transport;
}

function none(): void {
  // A stream that was refused.
}

export interface FakeNetwork extends Network {
  set(online: boolean): void;
}

export function createFakeNetwork(): FakeNetwork {
  const listeners = new Set<() => void>();
  let online = true;
  return {
    isOnline: () => online,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      online = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

export interface FakeSight extends LiveSight {
  set(shown: boolean): void;
}

export function createFakeSight(): FakeSight {
  const { isOnline, subscribe, set } = createFakeNetwork();
  return { isShown: isOnline, subscribe, set };
}

/** The tabs of a browser: `open` gives each its own part. */
export function createFakeBrowser(): { open(): LiveTabs } {
  const listeners = new Set<(message: unknown) => void>();
  const waiting: (() => void)[] = [];
  let led = false;
  async function hold(work: () => Promise<void>): Promise<true> {
    led = true;
    try {
      await work();
    } finally {
      led = false;
      waiting.shift()?.();
    }
    return true;
  }
  return {
    open() {
      let own: (message: unknown) => void = () => undefined;
      return {
        async lead(work, { wait, signal }) {
          if (!led) return hold(work);
          if (!wait) return false;
          await new Promise<void>((resolve, reject) => {
            waiting.push(resolve);
            signal.addEventListener('abort', () => {
              waiting.splice(waiting.indexOf(resolve), 1);
              reject(signal.reason);
            });
          });
          return hold(work);
        },
        post(message) {
          for (const listener of [...listeners]) if (listener !== own) listener(message);
        },
        listen(listener) {
          own = listener;
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      };
    },
  };
}
