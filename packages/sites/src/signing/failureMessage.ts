import { isApiError } from '@countersign/api-client';
import { pinReplyOf, pinSentenceOf } from '@countersign/api-client/rules';
import { pageMessages, signingMessages } from './signing.messages.ts';

/** Returns the message for a rejected PIN. */
export function pinFailureMessage(error: unknown): string {
  if (!isApiError(error)) return signingMessages.pinFailed;
  if (error.status === 0) return pageMessages.unreachable;
  return pinSentenceOf(error);
}

/** Whether the error is the entered PIN's, and not the document's or the connection's. */
export function isPinWrong(error: unknown): boolean {
  return isApiError(error) && pinReplyOf(error) === 'wrong';
}

/** Returns the message for a failure to sign, decline or renew. */
export function failureMessage(error: unknown): string {
  if (!isApiError(error)) return signingMessages.frameFailed;
  if (error.status === 0) return pageMessages.unreachable;
  return error.status >= 500 ? signingMessages.frameFailed : error.message;
}
