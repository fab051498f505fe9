import { messages, signingMessages } from '../rules/messages.ts';
import { errorCodeOf, type ErrorCode } from '../rules/errorCodes.ts';

type Fields = Readonly<Record<string, unknown>>;

/*
 * Services without codes describe errors in text. Only this module reads that text; everywhere else there are
 * codes.
 */
const legacyMessages: ReadonlyMap<unknown, ErrorCode> = new Map([
  [signingMessages.inUseCode, 'documentInUse'],
  [signingMessages.alreadySignedCode, 'alreadySigned'],
  [messages.serverFailed, 'serverFailed'],
]);

/** Returns the error code of a failed response; null if it has none that this build knows. */
export function readErrorCode(fields: Fields): ErrorCode | null {
  return (
    errorCodeOf(fields['type']) ??
    legacyMessages.get(fields['ExceptionMessage']) ??
    legacyMessages.get(fields['Message']) ??
    null
  );
}

/** A 200 that says it failed: signing calls carry an ExceptionMessage, assigning 'An error has occurred.'. */
export function saysFailure(fields: Fields): boolean {
  const exception = fields['ExceptionMessage'];
  return (typeof exception === 'string' && exception !== '') || legacyMessages.has(fields['Message']);
}
