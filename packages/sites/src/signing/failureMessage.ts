import { isApiError, isOutcomeUnknown } from '@countersign/api-client';
import {
  linkReplyOf,
  passesByItself,
  pinReplyOf,
  pinSentenceOf,
  type ErrorCode,
  type LinkReply,
  type SigningPage,
} from '@countersign/api-client/rules';
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
  // Its sentence says when to try again.
  if (passesByItself(error.code)) return error.message;
  const isForeign = error.kind === 'malformed';
  return error.status >= 500 || isForeign ? signingMessages.frameFailed : error.message;
}

/**
 * Whether a signature may still come of a request that failed. A page that can still be signed says nothing of that:
 * the signature may be waiting for its turn.
 */
export function isSignatureUnknown(error: unknown): boolean {
  if (!isApiError(error)) return true;
  return !passesByItself(error.code) && isOutcomeUnknown(error);
}

/** Returns what is known after the server refused a signature: `page` as it shows it since, null if it does not. */
export function signatureHelp(page: SigningPage | null): string | null {
  return page?.Stage === 'read' ? pageMessages.nothingSigned : null;
}

const closedTitles: Readonly<Record<LinkReply, string>> = {
  invalid: pageMessages.linkInvalidTitle,
  sessionEnded: pageMessages.sessionEndedTitle,
  other: pageMessages.closedTitle,
};

/** Returns the title of a page that cannot be opened by its link or session. */
export function closedTitle(code: ErrorCode | null): string {
  return closedTitles[linkReplyOf(code)];
}
