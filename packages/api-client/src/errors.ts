import { messages } from './rules/messages.ts';
import type { RefusalCode } from './rules/refusalCodes.ts';

/**
 * Why a call failed:
 * `problem` the server said so · `network` no answer, offline included · `timeout` no answer in time ·
 * `malformed` an answer that is not what the contract says · `refused` never sent, a required id is missing.
 */
export type ApiErrorKind = 'problem' | 'network' | 'timeout' | 'malformed' | 'refused';

export interface FieldError {
  path: string;
  message: string;
}

interface ApiErrorInit {
  kind: ApiErrorKind;
  /** HTTP status; 0 without an answer. */
  status?: number;
  /** Why the server refused; null where it gave no code that this build knows. */
  code?: RefusalCode | null;
  /** The server's Message, to show; a general sentence stands in without one. */
  serverMessage?: string | null;
  exceptionMessage?: string | null;
  reference?: string | null;
  fieldErrors?: readonly FieldError[];
  /** Milliseconds that the server asks to wait. */
  retryAfter?: number | null;
  cause?: unknown;
}

/** The one failure of every call. `message` is what to show: the server's own, or a general sentence. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  /** Why the server refused, to tell refusals apart by; null where it gave no code that this build knows. */
  readonly code: RefusalCode | null;
  readonly serverMessage: string | null;
  readonly exceptionMessage: string | null;
  /** Names the answer in the server log. */
  readonly reference: string | null;
  readonly fieldErrors: readonly FieldError[];
  readonly retryAfter: number | null;

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
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** The sentence of a failure, whatever was thrown; `otherwise` where nobody can say what happened. */
export function messageOf(error: unknown, otherwise: string = messages.unknownError): string {
  if (!isApiError(error) || error.code === 'serverFailed') return otherwise;
  return error.serverMessage ?? otherwise;
}
