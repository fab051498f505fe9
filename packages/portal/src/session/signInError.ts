import {
  AuthorizationResponseError,
  OperationProcessingError,
  PARSE_ERROR,
  RESPONSE_IS_NOT_CONFORM,
  RESPONSE_IS_NOT_JSON,
  ResponseBodyError,
} from 'oauth4webapi';
import { sessionMessages } from './session.messages.ts';
import { SignInError } from './signInFailure.ts';

export { isSilentFrame, isSpent, isUnreachable, needsPerson, SignInError } from './signInFailure.ts';

function isSilence(error: unknown): boolean {
  if (error instanceof DOMException)
    return ['TimeoutError', 'AbortError', 'NetworkError'].includes(error.name);
  return error instanceof TypeError;
}

const unreadable: readonly (string | undefined)[] = [
  PARSE_ERROR,
  RESPONSE_IS_NOT_CONFORM,
  RESPONSE_IS_NOT_JSON,
];

/** A response that no identity site gave: a gateway's page, a broken or cut body, an outage by its status. */
function isOutage(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.status >= 500 || [408, 429].includes(error.status);
  return error instanceof OperationProcessingError && unreadable.includes(error.code);
}

/** Converts an error of the sign-in to status, code, details and a sentence. */
export function asSignInError(error: unknown): SignInError {
  if (error instanceof SignInError) return error;
  if (error instanceof AuthorizationResponseError) {
    const details = error.error_description ?? null;
    return new SignInError(details ?? sessionMessages.unknown, { code: error.error, details, cause: error });
  }
  if (isSilence(error) || isOutage(error)) {
    return new SignInError(sessionMessages.unreachable, { code: 'unreachable', cause: error });
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
  return new SignInError(sessionMessages.unknown, { code: 'Unknown', cause: error });
}
