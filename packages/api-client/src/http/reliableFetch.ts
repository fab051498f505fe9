import { ApiError, isApiError } from '../errors.ts';
import { messages } from '../rules/messages.ts';
import { EVENT_STREAM, readReply } from './readReply.ts';
import {
  PDF_TIMEOUT_MS,
  READ_TIMEOUT_MS,
  RETRIES,
  WRITE_TIMEOUT_MS,
  backoff,
  canRetryCheck,
  canRetryRead,
  canRetryWrite,
  withEarlier,
} from './retry.ts';
import { pause } from './timing.ts';
import type { Timing } from './timing.ts';

export type Fetch = (request: Request) => Promise<Response>;

export interface ReliableFetchOptions {
  /** The bearer token to send, or null to send none. A rejection counts as no connection, unless it is an ApiError. */
  getToken(): Promise<string | null>;
  /** Called once for each token that the server rejected, however many calls used it. */
  onUnauthorized(): void;
  /** Called likewise for a token of a sign-in without the second factor that the firm requires. */
  onSecondFactorRequired(): void;
  fetch: Fetch;
  timing: Timing;
  /** Requests that must leave at most once although they are reads. */
  leavesOnce(request: Request): boolean;
  /** Requests to which the server responds once it has processed a PDF. */
  waitsForPdf(request: Request): boolean;
  newKey(): string;
}

const reads: readonly string[] = ['GET', 'HEAD'];

function asApiError(cause: unknown): never {
  throw isApiError(cause) ? cause : new ApiError({ kind: 'network', cause });
}

/**
 * A fetch that resolves to a successful response or rejects with an ApiError, never with anything in between.
 * Only the caller's own abort comes through as it is.
 */
export function createReliableFetch(options: ReliableFetchOptions): Fetch {
  const { getToken, onUnauthorized, onSecondFactorRequired, fetch, timing } = options;
  const { leavesOnce, waitsForPdf, newKey } = options;
  let refusedToken: string | null = null;

  function announce(token: string | null, { status, code }: ApiError): void {
    const tell =
      status === 401 ? onUnauthorized : code === 'secondFactorRequired' ? onSecondFactorRequired : null;
    if (tell === null || token === null || token === refusedToken) return;
    refusedToken = token;
    tell();
  }

  async function attempt(request: Request, timeout: number): Promise<Response> {
    const token = await getToken().catch(asApiError);
    const timer = new AbortController();
    const stop = timing.after(timeout, () => timer.abort());
    try {
      const sent = new Request(request.clone(), { signal: AbortSignal.any([request.signal, timer.signal]) });
      if (token !== null) sent.headers.set('Authorization', `Bearer ${token}`);
      return await readReply(await fetch(sent), request.headers.get('Accept') ?? 'application/json', timing);
    } catch (cause) {
      if (request.signal.aborted) throw request.signal.reason;
      if (isApiError(cause)) {
        announce(token, cause);
        throw cause;
      }
      throw new ApiError({ kind: timer.signal.aborted ? 'timeout' : 'network', cause });
    } finally {
      stop();
    }
  }

  return async function reliableFetch(request) {
    const isRead = reads.includes(request.method);
    const waits = waitsForPdf(request);
    const timeout = waits ? PDF_TIMEOUT_MS : isRead ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS;
    const canRetry = isRead ? (waits ? canRetryCheck : canRetryRead) : canRetryWrite;
    if (!isRead && !request.headers.has('Idempotency-Key')) request.headers.set('Idempotency-Key', newKey());
    if (!request.headers.has('Accept')) request.headers.set('Accept', 'application/json');
    const isStream = request.headers.get('Accept') === EVENT_STREAM;
    const retries = isStream || leavesOnce(request) ? 0 : RETRIES;
    /** Why it is unknown whether a write was done by an earlier try. */
    let unknown: ApiError | undefined;
    // Only browsers say whether they are online. A read is tried all the same: it may be repeated.
    const { onLine = true } = navigator;
    if (!isRead && !onLine)
      throw new ApiError({ kind: 'network', isUnsent: true, serverMessage: messages.offline });
    for (let retry = 0; ; retry += 1) {
      try {
        return await attempt(request, timeout);
      } catch (error) {
        if (!isApiError(error)) throw error;
        const wait = retry < retries && canRetry(error, retry) ? backoff(error, retry, timing) : null;
        if (wait === null) throw withEarlier(error, unknown);
        if (!isRead) unknown = error;
        await pause(wait, timing, request.signal);
      }
    }
  };
}
