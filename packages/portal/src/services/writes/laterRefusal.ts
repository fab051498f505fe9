import { isApiError, messageOf } from '@countersign/api-client';

/** Returns why another try of a write was refused, if its outcome is unknown since an earlier one; undefined otherwise. */
export function laterRefusal(error: unknown): string | undefined {
  return isApiError(error) && isApiError(error.cause) ? messageOf(error.cause, '') || undefined : undefined;
}
