import { ResponseBodyError } from 'oauth4webapi';
import {
  ApiError,
  backoff,
  canRetryRead,
  readRetryAfter,
  realTiming,
  RETRIES,
  type Timing,
} from '@countersign/api-client';
import { asSignInError, isUnreachable } from '../signInError.ts';

/** A server that asks for a longer wait than this in ms isn't waited for: behind the question is a page without content. */
const PATIENCE_MS = 5_000;

/** The response behind a failure; null if none came, or it broke off. */
function responseBehind(failure: unknown): Response | null {
  if (failure instanceof Response) return failure;
  if (failure instanceof ResponseBodyError) return failure.response;
  return failure instanceof Error ? responseBehind(failure.cause) : null;
}

/** Milliseconds until the next try, by the policy of every read; null when it is not worth it. */
function waitAfter(failure: unknown, retry: number, timing: Timing): number | null {
  const signIn = asSignInError(failure);
  if (!isUnreachable(signIn)) return null;
  const response = responseBehind(failure);
  const error =
    response === null
      ? new ApiError({ kind: 'network' })
      : new ApiError({
          // A body of its own is the identity site's word; any other page is not.
          kind: signIn.cause instanceof ResponseBodyError ? 'problem' : 'malformed',
          status: response.status,
          retryAfter: readRetryAfter(response.headers, timing),
        });
  if (!canRetryRead(error) || (error.retryAfter ?? 0) > PATIENCE_MS) return null;
  return backoff(error, retry, timing);
}

/**
 * Repeats the question for the session's tokens, which is as safe as a read: see decision 0027.
 *
 * @throws the last failure
 */
export async function askAgain<Answer>(
  first: unknown,
  ask: () => Promise<Answer>,
  pause: (ms: number) => Promise<void>,
  timing: Timing = realTiming,
): Promise<Answer> {
  let failure = first;
  for (let retry = 0; retry < RETRIES; retry += 1) {
    const wait = waitAfter(failure, retry, timing);
    if (wait === null) break;
    await pause(wait);
    try {
      return await ask();
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
