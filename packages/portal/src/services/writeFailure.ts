import { isOutcomeUnknown, messageOf } from '@countersign/api-client';
import { writeMessages } from './services.messages.ts';
import { laterRefusal } from './writes/laterRefusal.ts';

/**
 * Returns why a write failed, or that its outcome is unknown: then also why another try of it was refused. For writes
 * that keep their key: see `useKeptKeys`.
 */
export function writeFailure(error: unknown): string {
  if (!isOutcomeUnknown(error)) return messageOf(error);
  return `${laterRefusal(error) ?? ''} ${writeMessages.unknown}`.trimStart();
}
