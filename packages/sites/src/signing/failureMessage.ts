import { isApiError } from '@countersign/api-client';
import { pinSentenceOf } from '@countersign/api-client/rules';
import { pageMessages, signingMessages } from './signing.messages.ts';

/** What to say when a PIN was not accepted. */
export function pinFailureMessage(error: unknown): string {
  if (!isApiError(error)) return signingMessages.pinFailed;
  if (error.status === 0) return pageMessages.unreachable;
  return pinSentenceOf(error);
}

/** What to say when signing, declining or renewing did not go through. */
export function failureMessage(error: unknown): string {
  if (!isApiError(error)) return signingMessages.frameFailed;
  if (error.status === 0) return pageMessages.unreachable;
  return error.status >= 500 ? signingMessages.frameFailed : error.message;
}
