import { messages } from './rules/messages.ts';
import type { ErrorCode } from './rules/errorCodes.ts';

/**
 * Why a call failed: `problem` the server reported it · `network` no response, also when offline · `timeout`
 * no response in time · `malformed` a response that violates the contract · `refused` never sent, because a
 * required id is missing.
 */
export type ApiErrorKind = 'problem' | 'network' | 'timeout' | 'malformed' | 'refused';

export interface FieldError {
  path: string;
  message: string;
}

interface ApiErrorInit {
  kind: ApiErrorKind;
  /** HTTP status; 0 without a response. */
  status?: number;
  /** Error code; null if the server gave none that this build knows. */
  code?: ErrorCode | null;
  /** The server's Message, to show; without one a general sentence is used. */
  serverMessage?: string | null;
  exceptionMessage?: string | null;
  reference?: string | null;
  fieldErrors?: readonly FieldError[];
  /** Milliseconds that the server asks to wait. */
  retryAfter?: number | null;
  isUnsent?: boolean;
  cause?: unknown;
}

/** The one failure of every call. `message` is what to show: the server's own, or a general sentence. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  /** Error code, to distinguish errors; null if the server gave none that this build knows. */
  readonly code: ErrorCode | null;
  readonly serverMessage: string | null;
  readonly exceptionMessage: string | null;
  /** Identifies the response in the server log. */
  readonly reference: string | null;
  readonly fieldErrors: readonly FieldError[];
  readonly retryAfter: number | null;
  /** Whether it never left, because the browser was offline. */
  readonly isUnsent: boolean;

  constructor(init: ApiErrorInit) {
    super(init.serverMessage ?? messages.unknownError, { cause: init.cause });
    this.name = 'ApiError';
    this.kind = init.kind;
    this.status = init.status ?? 0;
    this.code = init.code ?? null;
    this.serverMessage = init.serverMessage ?? null;
    this.exceptionMessage = init.exceptionMessage ?? null;
    this.reference = init.reference ?? null;
    this.fieldErrors = init.fieldErrors ?? [];
    this.retryAfter = init.retryAfter ?? null;
    this.isUnsent = init.isUnsent ?? false;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** Returns the message of any thrown error, or `otherwise` if it has none. */
export function messageOf(error: unknown, otherwise: string = messages.unknownError): string {
  if (!isApiError(error) || error.code === 'serverFailed') return otherwise;
  return error.serverMessage ?? otherwise;
}

/** Codes of an object that does not exist, or that its reader may not know of. */
const missing: readonly (ErrorCode | null)[] = ['notFound', 'documentNotFound'];

/** Returns whether the server said that there is no such object: a gateway's 404 says nothing of it. */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && missing.includes(error.code);
}

/** Returns whether the server said that the stored file is damaged or gone, which no repetition mends. */
export function isFileDamaged(error: unknown): boolean {
  return isApiError(error) && error.code === 'fileDamaged';
}

/** Errors after which the server may still have completed the call. */
const unsettled: readonly number[] = [408, 500, 502, 503, 504];

/**
 * Statuses that are certain whoever gives them: a proxy refuses so before it hands on what has no sign-in, is too large,
 * or comes too often.
 */
const notHandedOn: readonly number[] = [401, 413, 414, 429, 431];

/** Returns whether the result of a call is unknown after a response that the server never gives: a gateway's page. */
export function isForeignUnsettled(status: number): boolean {
  return !notHandedOn.includes(status);
}

/**
 * Returns whether the result of a call is unknown: there was no response, or one that the server never gives, such as
 * a gateway's page, whatever its status. Only a Problem from the server is certain, and not every one.
 */
export function isUnsettled(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { kind, status } = error;
  if (kind === 'network' || kind === 'timeout') return true;
  if (kind === 'malformed') return isForeignUnsettled(status);
  return kind === 'problem' && unsettled.includes(status) && !isFileDamaged(error);
}

/** Returns whether the server says that it is still working on the same request, sent before under the same key. */
export function isStillRunning(error: unknown): boolean {
  return isApiError(error) && error.status === 409 && error.retryAfter !== null;
}

/**
 * Returns whether a write may have been done, may be done yet, or neither: only the same write again will tell. One that
 * never left, because the browser was offline, was not done.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  return !(isApiError(error) && error.isUnsent) && (isUnsettled(error) || isStillRunning(error));
}
