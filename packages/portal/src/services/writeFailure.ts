import { isOutcomeUnknown, messageOf } from '@countersign/api-client';
import { writeMessages } from './services.messages.ts';

/** Returns why a write failed, or that its outcome is unknown. For writes that keep their key: see `useKeptKeys`. */
export function writeFailure(error: unknown): string {
  return isOutcomeUnknown(error) ? writeMessages.unknown : messageOf(error);
}
