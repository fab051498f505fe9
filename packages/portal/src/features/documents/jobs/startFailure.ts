import { isOutcomeUnknown } from '@countersign/api-client';
import { writeFailure } from '../../../services/writeFailure.ts';

/**
 * Says in a dialog why its job was not started, or that this is unknown; undefined if nothing failed.
 *
 * @param rejected Says that it was not started.
 */
export function startFailure(error: Error | null, rejected: string): string | undefined {
  if (error === null) return undefined;
  return isOutcomeUnknown(error) ? writeFailure(error) : `${rejected}. ${writeFailure(error)}`;
}

/** Names the button that leaves such a dialog; undefined, where it cancels: what may have started is not cancelled. */
export function leaveLabel(error: Error | null): string | undefined {
  return error !== null && isOutcomeUnknown(error) ? 'Close' : undefined;
}
