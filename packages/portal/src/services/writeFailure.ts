import { isApiError, isOutcomeUnknown, messageOf } from '@countersign/api-client';
import { writeMessages } from './services.messages.ts';

/**
 * Returns why a write failed, or that its outcome is unknown: then also why another try of it was refused. For writes
 * that keep their key: see `useKeptKeys`.
 */
export function writeFailure(error: unknown): string {
  if (!isOutcomeUnknown(error)) return messageOf(error);
  const refusal = isApiError(error) && isApiError(error.cause) ? messageOf(error.cause, '') : '';
  return `${refusal} ${writeMessages.unknown}`.trimStart();
}
