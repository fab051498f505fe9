import { isApiError, messageOf } from '@countersign/api-client';
import type { ToastContent } from '@countersign/ui';
import { readMessages } from './services.messages.ts';

/** Returns whether a call got no response. */
export function isUnreached(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
}

/** Returns the reference of a failed call for support, if it has one. */
export function referenceOf(error: unknown): string | undefined {
  return isApiError(error) ? (error.reference ?? undefined) : undefined;
}

/** Returns why a call failed that changed nothing: without a response, whether the browser or the server is away. */
export function whyFailed(error: unknown): string {
  if (!isUnreached(error)) return messageOf(error);
  return navigator.onLine ? readMessages.unreached : readMessages.noConnection;
}

/** Returns what a notification says of a read that failed: why, without an action. */
export function readFailure(error: unknown): ToastContent {
  return {
    tone: 'critical',
    message: readMessages.retrievalFailed,
    detail: whyFailed(error),
    reference: referenceOf(error),
  };
}
