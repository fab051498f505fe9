import { isApiError, type ApiError } from '@countersign/api-client';
import { pinReplyOf, pinSentenceOf, type SigningPage } from '@countersign/api-client/rules';
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

/** Returns what is known after a signature failed: `page` as the server shows it since, null if it does not. */
export function signatureHelp(page: SigningPage | null): string | null {
  if (page === null) return pageMessages.signatureUnknown;
  return page.Stage === 'read' ? pageMessages.nothingSigned : null;
}

/** Returns the message for a signature that did not count, by the page as the server shows it since. */
export function vainMessage({ Stage }: SigningPage): string {
  return Stage === 'pin' ? signingMessages.lockExpired : pageMessages.nothingSigned;
}

/** Returns the title of a page that cannot be opened by its link or session. */
export function closedTitle({ code }: ApiError): string {
  if (code === 'linkUnknown') return pageMessages.linkInvalidTitle;
  return code === 'signingSessionEnded' ? pageMessages.sessionEndedTitle : pageMessages.closedTitle;
}
