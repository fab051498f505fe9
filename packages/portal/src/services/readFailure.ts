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

/** Returns what a notification says of a read that failed: why, without an action. */
export function readFailure(error: unknown): ToastContent {
  const unreached = navigator.onLine ? readMessages.unreached : readMessages.noConnection;
  return {
    tone: 'critical',
    message: readMessages.retrievalFailed,
    detail: isUnreached(error) ? unreached : messageOf(error),
    reference: referenceOf(error),
  };
}
