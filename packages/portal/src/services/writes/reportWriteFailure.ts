import { isOutcomeUnknown, messageOf } from '@countersign/api-client';
import { writeFailure } from '../writeFailure.ts';
import type { ShowsToasts } from './showsToasts.ts';

interface FailureWords {
  readonly failed: string;
  /** If the outcome is unknown; omitted if nothing can have been done. */
  readonly unconfirmed?: string | undefined;
  /** @default why it failed, or that this is unknown */
  readonly detail?: string | undefined;
  /** Tries again; omitted if that would not help. */
  readonly again?: (() => void) | undefined;
  /** Whether it is shown beside an equal one. @default false */
  readonly separate?: boolean | undefined;
}

/**
 * Reports in a toast that a write failed, or that its outcome is unknown, and offers to try again. Returns what showing
 * it returns.
 */
export function reportWriteFailure<Shown>(
  toasts: ShowsToasts<Shown>,
  error: unknown,
  { failed, unconfirmed, detail, again, separate }: FailureWords,
): Shown {
  const reasonOf = unconfirmed === undefined ? messageOf : writeFailure;
  return toasts.show({
    ...(unconfirmed !== undefined && isOutcomeUnknown(error)
      ? { tone: 'caution', message: unconfirmed }
      : { tone: 'critical', message: failed }),
    detail: detail ?? reasonOf(error),
    separate,
    ...(again && { action: { label: 'Try again', onPress: again } }),
  });
}
