import { realTiming, type Timing } from '@countersign/api-client';

/** The first wait after a failure, in ms; it doubles with each, up to the longest. */
const BACKOFF_MS = 1_000;
const BACKOFF_MAX_MS = 60_000;

/** Waits, but no longer than until the network returns or the signal aborts. */
function rest(ms: number, timing: Pick<Timing, 'after'>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ends = [
      timing.after(ms, end),
      () => window.removeEventListener('online', end),
      () => signal.removeEventListener('abort', end),
    ];
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
    function end(): void {
      for (const each of ends) each();
      resolve();
    }
  });
}

/**
 * Loads code that nobody waits for: repeats what fails, later after each failure, and at once when the network
 * returns. Rejects only when the signal aborts.
 */
export async function untilLoaded<Code>(
  load: () => Promise<Code>,
  signal: AbortSignal,
  timing: Pick<Timing, 'after'> = realTiming,
): Promise<Code> {
  for (let wait = BACKOFF_MS; ; wait = Math.min(BACKOFF_MAX_MS, wait * 2)) {
    try {
      const code = await load();
      signal.throwIfAborted();
      return code;
    } catch {
      signal.throwIfAborted();
      await rest(wait, timing, signal);
      signal.throwIfAborted();
    }
  }
}
