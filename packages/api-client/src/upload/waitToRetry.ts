import { waitAsked } from '../http/retryAfter.ts';
import { LONGEST_WAIT, RETRY_INTERVAL } from './uploadLimits.ts';
import type { UploadRuntime } from './uploadTransport.ts';

/** Waits until a failed call may be made once more, twice as long each `retry` from 0; rejects when `signal` aborts. */
export function waitToRetry(
  runtime: Pick<UploadRuntime, 'after'>,
  signal: AbortSignal,
  error: unknown,
  retry = 0,
): Promise<void> {
  const ms = Math.max(RETRY_INTERVAL * 2 ** retry, Math.min(waitAsked(error), LONGEST_WAIT));
  return new Promise((resolve, reject) => {
    const stop = runtime.after(ms, resolve);
    signal.addEventListener('abort', () => (stop(), reject(signal.reason)), { once: true });
  });
}
