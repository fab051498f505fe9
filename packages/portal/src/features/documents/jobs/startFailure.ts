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
