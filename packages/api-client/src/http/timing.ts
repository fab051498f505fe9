/** Time and chance of the calls, so that tests can hold both. */
export interface Timing {
  /** Calls back after `ms` milliseconds, unless the returned function was called before. */
  after(ms: number, callback: () => void): () => void;
  /** From 0 up to 1, as Math.random. */
  random(): number;
  /** Milliseconds since 1970: what Retry-After dates are measured from. */
  now(): number;
}

export const realTiming: Timing = {
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  now: Date.now,
};

/** Resolves after `ms`; rejects with the signal's reason when that comes first. */
export function pause(ms: number, timing: Timing, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const abort = () => {
      stop();
      reject(signal.reason);
    };
    const stop = timing.after(ms, () => {
      signal.removeEventListener('abort', abort);
      resolve();
    });
    signal.addEventListener('abort', abort, { once: true });
  });
}
