import { isUnsettled } from '../errors.ts';
import type { ErrorCode } from '../rules/errorCodes.ts';
import { PERMANENT_ERRORS } from './uploadLimits.ts';
import { UNKNOWN_OUTCOME } from './uploadTransport.ts';

/**
 * What a failed call means for the queue: `refused` the server rejected it, and would again · `busy` it asks to wait ·
 * `unreachable` it may not be there · `permanent` a retry is useless · `passing` worth one more try.
 */
type FailureKind = 'refused' | 'busy' | 'unreachable' | 'permanent' | 'passing';

/** The server was waited for, and did not respond. */
export class ServerLost extends Error {}

const unreachableStatuses: readonly number[] = [UNKNOWN_OUTCOME, 502, 503, 504];
/** Rejections that say nothing about another try: too slow, changed meanwhile, too early. */
const passingStatuses: readonly number[] = [408, 409, 425];
const outOfStorage = 507;
/** Statuses of a file or a part of it that the server never accepts. */
const neverAccepted: readonly number[] = [413, 415, 422];

/**
 * Status of a rejected call. Unknown if it never reached the server, or if the response says nothing certain: a
 * gateway's page, for example.
 */
export function failureStatus(error: unknown): number {
  if (isUnsettled(error)) return UNKNOWN_OUTCOME;
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') return error.status;
  return UNKNOWN_OUTCOME;
}

/** Whether the server rejected the call with this code. */
export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

export function failureKind(error: unknown): FailureKind {
  const status = failureStatus(error);
  if (unreachableStatuses.includes(status)) return 'unreachable';
  if (status === 429) return 'busy';
  if (status === outOfStorage) return 'refused';
  if (PERMANENT_ERRORS.includes(status)) return 'permanent';
  // A part that was cut off on its way arrives whole the next time.
  if (passingStatuses.includes(status) || hasCode(error, 'chunkCut')) return 'passing';
  return status >= 400 && status < 500 ? 'refused' : 'passing';
}

/**
 * Returns the server's objection to the request itself, or that it is out of storage. Other failures of the server or
 * the connection have no message worth showing.
 */
export function errorMessageOf(error: unknown): string | null {
  const status = failureStatus(error);
  const objects = (status >= 400 && status < 500) || status === outOfStorage;
  return error instanceof Error && objects && error.message !== '' ? error.message : null;
}

/** Whether a rejected part of a file may be accepted another time. A gateway that gives no reason may change its mind. */
export function refusalMayPass(error: unknown): boolean {
  // The file would be cut the same way again.
  if (hasCode(error, 'requestInvalid')) return false;
  return !neverAccepted.includes(failureStatus(error)) || errorMessageOf(error) === null;
}

/** Whether the server rejects the document itself, its name for example: the same call can't succeed later. */
export function isDocumentRejected(error: unknown): boolean {
  return failureStatus(error) === 400 && errorMessageOf(error) !== null;
}

/** Chunks: everything but 500 and 501 is worth another try. */
export function chunkMayRetry(status: number): boolean {
  return !PERMANENT_ERRORS.includes(status);
}

/** Other calls: a rejection is final; a server in trouble, a lost connection or the same call still running is not. */
export function callMayRetry(error: unknown): boolean {
  if (error instanceof ServerLost) return false;
  const status = failureStatus(error);
  const kind = failureKind(error);
  return (
    kind === 'unreachable' ||
    status === 408 ||
    status === 425 ||
    hasCode(error, 'stillRunning') ||
    (status >= 500 && kind === 'passing')
  );
}
