import { messages, signingMessages } from '../rules/messages.ts';
import { refusalCodeOf, type RefusalCode } from '../rules/refusalCodes.ts';

type Fields = Readonly<Record<string, unknown>>;

/*
 * Services that know no codes say what they mean in words. This is the one place that reads those words; behind
 * it there are codes only.
 */
const legacyMessages: ReadonlyMap<unknown, RefusalCode> = new Map([
  [signingMessages.inUseCode, 'documentInUse'],
  [signingMessages.alreadySignedCode, 'alreadySigned'],
  [messages.serverFailed, 'serverFailed'],
]);

/** Why a failed answer refuses; null where it says nothing that this build knows. */
export function readRefusalCode(fields: Fields): RefusalCode | null {
  return (
    refusalCodeOf(fields['type']) ??
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
