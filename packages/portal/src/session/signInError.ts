import { AuthorizationResponseError, OperationProcessingError, ResponseBodyError } from 'oauth4webapi';
import { sessionMessages } from './session.messages.ts';
import { SignInError } from './signInFailure.ts';

export { isSpent, isUnreachable, needsPerson, SignInError } from './signInFailure.ts';

function isSilence(error: unknown): boolean {
  if (error instanceof DOMException)
    return ['TimeoutError', 'AbortError', 'NetworkError'].includes(error.name);
  return error instanceof TypeError;
}

/** Converts an error of the sign-in to status, code, details and a sentence. */
export function asSignInError(error: unknown): SignInError {
  if (error instanceof SignInError) return error;
  if (error instanceof AuthorizationResponseError) {
    const details = error.error_description ?? null;
    return new SignInError(details ?? sessionMessages.unknown, { code: error.error, details, cause: error });
  }
  if (error instanceof ResponseBodyError) {
    const { error: code, status, error_description: details = null } = error;
    return new SignInError(details ?? sessionMessages.unknown, { code, status, details, cause: error });
  }
  if (error instanceof OperationProcessingError) {
    return new SignInError(sessionMessages.invalidToken, {
      code: 'invalid_token',
      details: error.message,
      cause: error,
    });
  }
  if (isSilence(error)) {
    return new SignInError(sessionMessages.unreachable, { code: 'unreachable', cause: error });
  }
  return new SignInError(sessionMessages.unknown, { code: 'Unknown', cause: error });
}
