import { once, whenOnline, type Network } from '../http/network.ts';
import { waitAsked } from '../http/retryAfter.ts';
import { pause, type Timing } from '../http/timing.ts';
import type { ChangeEvents } from './changeEvents.ts';
import { readEventStream } from './readEventStream.ts';

/** Where a reader continues. */
export interface Continuing {
  /** Position of the last events that it got; null for none. */
  readonly after: string | null;
  /** Without a position: how old its data is, in seconds. */
  readonly age: number;
}

export interface LiveTransport {
  /** Opens the stream. Both reject with an ApiError. */
  stream(from: Continuing, signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  poll(from: Continuing, signal: AbortSignal): Promise<ChangeEvents>;
}

/** Whether somebody may be looking at this tab. */
export interface LiveSight {
  isShown(): boolean;
  /** Calls back when that changes; the returned function ends it. */
  subscribe(listener: () => void): () => void;
}

export interface ConnectionOptions {
  readonly transport: LiveTransport;
  readonly timing: Timing;
  readonly network: Network;
  readonly sight: LiveSight;
  /**
   * Calls back when the server has answered something else, so that it is not away; the returned function ends it.
   * @default nothing says so
   */
  readonly answered?: ((listener: () => void) => () => void) | undefined;
  /** When the page began to read its data, in milliseconds since 1970. */
  readonly readSince: number;
}

/** After this many failures in a row it polls. */
export const FAILURES = 3;
export const POLL_MS = 15_000;
/** How long it polls before it tries the stream again, in ms: twice as long after each stream that failed, at most. */
const POLLING_FIRST_MS = 2_000;
const POLLING_MS = 120_000;
/** The longest wait before the first retry of a stream or a poll, in ms; it doubles with each. */
const BACKOFF_MS = 1_000;
const BACKOFF_MAX_MS = 30_000;
/** The longest wait before a stream that the server ended is resumed, in ms: not all clients at once. */
const REJOIN_MS = 1_000;
const MOST_AGE = 86_400;

/** How old data is that was read from this time on, as the server takes it. */
export function ageOf(readSince: number, timing: Timing): number {
  return Math.min(MOST_AGE, Math.max(1, Math.ceil((timing.now() - readSince) / 1_000)));
}

/** Resolves once somebody may look; rejects when the signal comes first. */
export function whenSeen({ isShown, subscribe }: LiveSight, signal: AbortSignal): Promise<void> {
  return once(isShown, subscribe, signal);
}

/** How long to wait after so many polls in a row that failed: twice as long after each, or as the server asks. */
export function pauseOf(failed: number, error: unknown): number {
  return Math.max(Math.min(BACKOFF_MAX_MS, BACKOFF_MS * 2 ** (failed - 1)), waitAsked(error));
}

/**
 * Receives events until the signal aborts: by the stream, which it resumes; by polling where the stream keeps failing;
 * not at all while there is no network. Never rejects. Resolves before the signal aborts where it would poll in a tab
 * that nobody sees: another tab may do it instead.
 *
 * @param start Position to continue from, or null
 */
export async function receiveEvents(
  options: ConnectionOptions,
  start: () => string | null,
  onEvents: (events: ChangeEvents) => void,
  signal: AbortSignal,
): Promise<void> {
  const { transport, timing, network, sight, answered, readSince } = options;
  let failures = 0;
  const from = (): Continuing => ({ after: start(), age: ageOf(readSince, timing) });

  async function stream(): Promise<void> {
    const leaving = new AbortController();
    const stop = network.subscribe(() => {
      if (!network.isOnline()) leaving.abort();
    });
    const either = AbortSignal.any([signal, leaving.signal]);
    let hasMessage = false;
    try {
      const body = await transport.stream(from(), either);
      await readEventStream(body, timing, (events) => {
        hasMessage = true;
        failures = 0;
        onEvents(events);
      });
    } catch (error) {
      // Without a network it waits for one, which is no failure of the stream.
      if (leaving.signal.aborted && !signal.aborted) return;
      throw error;
    } finally {
      stop();
    }
    if (!hasMessage && !leaving.signal.aborted) failures += 1;
    await pause(timing.random() * REJOIN_MS, timing, signal);
  }

  /**
   * Waits so long, or until there is a network again, somebody looks or another call was answered: the server may be
   * back as well.
   *
   * @returns Whether one of these cut it short
   */
  async function pauseOrWake(ms: number): Promise<boolean> {
    const waking = new AbortController();
    const wake = () => {
      if (network.isOnline() && sight.isShown()) waking.abort();
    };
    const ends = [network.subscribe(wake), sight.subscribe(wake), answered?.(wake)];
    try {
      await pause(ms, timing, AbortSignal.any([signal, waking.signal]));
    } catch (error) {
      if (signal.aborted) throw error;
    } finally {
      for (const end of ends) end?.();
    }
    return waking.signal.aborted;
  }

  /** @returns Whether somebody may have looked all the while. */
  async function pollForAWhile(): Promise<boolean> {
    const most = Math.min(POLLING_MS, POLLING_FIRST_MS * 2 ** (failures - FAILURES));
    let failed = 0;
    for (let waited = 0; waited < most && !signal.aborted;) {
      if (!sight.isShown()) return false;
      const wait = Math.min(POLL_MS, most - waited);
      try {
        onEvents(await transport.poll(from(), signal));
        waited += wait;
        // The server is back: that it was away said nothing of its streams.
        if (failed > 0) {
          failures = 0;
          return true;
        }
      } catch (error) {
        failed += 1;
        const asked = waitAsked(error);
        if (asked > 0) await pause(asked, timing, signal);
        if (await pauseOrWake(pauseOf(failed, error) - asked)) failed = 1;
        await whenOnline(network, signal);
        continue;
      }
      await pause(wait, timing, signal);
      await whenOnline(network, signal);
    }
    return true;
  }

  async function run(): Promise<void> {
    for (;;) {
      await whenOnline(network, signal);
      try {
        await stream();
        if (failures < FAILURES) continue;
      } catch (error) {
        if (signal.aborted) return;
        failures += 1;
        const longest = Math.min(BACKOFF_MAX_MS, BACKOFF_MS * 2 ** failures);
        if (failures < FAILURES) {
          await pause(waitAsked(error) + timing.random() * longest, timing, signal);
          continue;
        }
      }
      if (!(await pollForAWhile())) return;
    }
  }

  await run().catch(() => undefined);
}
