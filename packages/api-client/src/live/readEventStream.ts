import { createParser } from 'eventsource-parser';
import { ApiError } from '../errors.ts';
import type { Timing } from '../http/timing.ts';
import { parseChangeEvents, type ChangeEvents } from './changeEvents.ts';

/** How long the first message may take, in ms: it comes at once, unless a proxy holds it back. */
export const FIRST_MS = 10_000;
/** How long a stream may be silent, in ms: the server sends a comment every 15 seconds. */
export const SILENCE_MS = 40_000;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Resolves to the next part; rejects if it does not come in time. */
async function inTime<Value>(next: Promise<Value>, ms: number, timing: Timing): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const stop = timing.after(ms, () => late.reject(new ApiError({ kind: 'timeout' })));
  try {
    return await Promise.race([next, late.promise]);
  } finally {
    stop();
  }
}

/**
 * Reads a stream of events until the server ends it. Rejects with an ApiError if it is cut off, falls silent or does
 * not contain what it should.
 */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  timing: Timing,
  onEvents: (events: ChangeEvents) => void,
): Promise<void> {
  let limit = FIRST_MS;
  const parser = createParser({
    onEvent({ data }) {
      const events = parseChangeEvents(parseJson(data));
      if (events === null) throw new ApiError({ kind: 'malformed', status: 200 });
      limit = SILENCE_MS;
      onEvents(events);
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), limit, timing);
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError({ kind: 'network', cause });
  } finally {
    // Of one that has ended or failed there is nothing to cancel.
    reader.cancel().catch(() => undefined);
  }
}
