import { isApiError } from '@countersign/api-client';
import { pinSentenceOf } from '@countersign/api-client/rules';
import { pageMessages, signingMessages } from './signing.messages.ts';

/** Returns the message for a rejected PIN. */
export function pinFailureMessage(error: unknown): string {
  if (!isApiError(error)) return signingMessages.pinFailed;
  if (error.status === 0) return pageMessages.unreachable;
  return pinSentenceOf(error);
}

/** Returns the message for a failure to sign, decline or renew. */
export function failureMessage(error: unknown): string {
  if (!isApiError(error)) return signingMessages.frameFailed;
  if (error.status === 0) return pageMessages.unreachable;
  return error.status >= 500 ? signingMessages.frameFailed : error.message;
}
