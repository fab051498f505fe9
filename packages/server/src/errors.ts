import { STATUS_CODES } from 'node:http';
import {
  exceptionMessages,
  isSigningErrorCode,
  problemType,
  errorSentences,
  errorStatus,
  type ProblemType,
  type ErrorCode,
} from '@countersign/api-client/rules';
import type { RefusalFact } from './domain/refusalFacts.ts';

export interface FieldError {
  /** JSON pointer into the request, such as `/body/UserIds`. */
  path: string;
  message: string;
}

export interface ProblemOptions {
  /** Instead of the code's own sentence, where the sentence names its object. */
  sentence?: string;
  errors?: FieldError[];
  /** Seconds after which the caller may try again. */
  retryAfter?: number;
  /** Extra members of the reply, such as `LockExpires`. */
  extra?: Record<string, unknown>;
  /**
   * Commits what the handler wrote although it fails: a counted PIN attempt must survive the error. Without
   * it everything is rolled back.
   */
  keep?: boolean;
  /** What exactly is the case, where the code covers several; the history's reason. */
  fact?: RefusalFact;
  /**
   * Is not recorded in the history, whose entries say it already, or will: a limit must not fill what it
   * protects, and a repeated request is no event of its own.
   */
  noted?: boolean;
  cause?: unknown;
}

/** An error for the caller. Any other error is a fault of ours and becomes a 500. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly options: ProblemOptions;

  constructor(code: ErrorCode, options: ProblemOptions = {}) {
    super(options.sentence ?? errorSentences[code], { cause: options.cause });
    this.name = 'Problem';
    this.code = code;
    this.status = errorStatus[code];
    this.options = options;
  }
}

export interface ProblemBody {
  type: ProblemType;
  title: string;
  status: number;
  detail: string;
  Message: string;
  ExceptionMessage?: string;
  Reference: string;
  errors?: FieldError[];
}

/** The wire form of a Problem; `reference` is the request's id, to be found in the log. */
export function problemBody(problem: Problem, reference: string): ProblemBody {
  const { errors, extra } = problem.options;
  const { code } = problem;
  return {
    ...extra,
    type: problemType(code),
    title: STATUS_CODES[problem.status] ?? 'Error',
    status: problem.status,
    detail: problem.message,
    Message: problem.message,
    ...(isSigningErrorCode(code) ? { ExceptionMessage: exceptionMessages[code] } : {}),
    Reference: reference,
    ...(errors === undefined ? {} : { errors }),
  };
}

/** Returns one error for missing objects and for those of another firm, which must be indistinguishable. */
export function notFound(): Problem {
  return new Problem('notFound');
}
