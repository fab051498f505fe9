interface SignInErrorInit {
  /** Names the failure for programs: `invalid_token`, `login_required`, `Unknown`. */
  code: string;
  /** HTTP status of the identity site's answer; 0 where there was none. */
  status?: number;
  details?: string | null;
  cause?: unknown;
}

/** Why a sign-in failed. `message` is the sentence to show. */
export class SignInError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: string | null;

  constructor(message: string, { code, status = 0, details = null, cause }: SignInErrorInit) {
    super(message, { cause });
    this.name = 'SignInError';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The identity site was asked without a page to show, and has nobody signed in: no failure, but an answer. */
export function needsPerson(error: unknown): boolean {
  return (
    error instanceof SignInError &&
    ['login_required', 'interaction_required', 'consent_required', 'account_selection_required'].includes(
      error.code,
    )
  );
}

/** The token that was to be renewed stands no more: signed out elsewhere, run out, or revoked. */
export function isSpent(error: unknown): boolean {
  return error instanceof SignInError && error.code === 'invalid_grant';
}

/** No answer, as opposed to a bad one: offline is not signed out. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof SignInError && error.code === 'unreachable';
}
