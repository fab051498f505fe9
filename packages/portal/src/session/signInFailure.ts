interface SignInErrorInit {
  /** Identifies the failure for programs: `invalid_token`, `login_required`, `Unknown`. */
  code: string;
  /** HTTP status of the identity site's response; 0 if there was none. */
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

/** The silent request found no signed-in user: a result, not a failure. */
export function needsPerson(error: unknown): boolean {
  return (
    error instanceof SignInError &&
    ['login_required', 'interaction_required', 'consent_required', 'account_selection_required'].includes(
      error.code,
    )
  );
}

/** The token to renew is no longer valid: signed out elsewhere, expired, or revoked. */
export function isSpent(error: unknown): boolean {
  return error instanceof SignInError && error.code === 'invalid_grant';
}

/** No response from the identity site, as opposed to a rejection: offline is not signed out. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof SignInError && error.code === 'unreachable';
}

/** The hidden frame stayed silent, as it does where it cannot see the cookie, too. */
export function isSilentFrame(error: unknown): boolean {
  return error instanceof SignInError && error.code === 'silent_frame';
}
