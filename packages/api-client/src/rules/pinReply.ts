import { signingMessages } from './messages.ts';
import { isSigningErrorCode, type ErrorCode } from './errorCodes.ts';
import { signingSentences } from './signingSentences.ts';

/** `refused`: for a reason other than the PIN; the error's own sentence says which. */
export type PinReply =
  'ok' | 'wrong' | 'dead' | 'expired' | 'inUse' | 'alreadySigned' | 'timeOver' | 'refused' | 'error';

/** A call that failed; an ApiError fits. */
export interface PinFailure {
  code: ErrorCode | null;
  /** HTTP status; 0 without a response. */
  status: number;
  message: string;
  /** `malformed` if the response is none of the service's, such as a gateway's page. */
  kind?: string;
}

/** Interprets the signing service's response. Without one (no connection, a gateway's page, a server error) it is an error. */
export function pinReplyOf({ code, status, kind }: Omit<PinFailure, 'message'>): PinReply {
  const isForeign = kind === 'malformed';
  if (code === null || !isSigningErrorCode(code))
    return status >= 400 && status < 500 && !isForeign ? 'refused' : 'error';
  switch (code) {
    case 'pinRequired':
    case 'pinWrong':
      return 'wrong';
    case 'pinDead':
      return 'dead';
    case 'pinExpired':
      return 'expired';
    case 'documentInUse':
      return 'inUse';
    case 'alreadySigned':
      return 'alreadySigned';
    case 'lockLost':
      return 'timeOver';
    case 'notAllSigned':
    case 'methodOther':
    case 'nothingPrepared':
    case 'openedElsewhere':
      return 'refused';
    default:
      return code satisfies never;
  }
}

/** Whether only a new PIN helps. */
export function needsNewPin(reply: PinReply): boolean {
  return reply === 'dead' || reply === 'expired';
}

/** The sentence that a page shows for a PIN that was not taken. */
export function pinSentenceOf(failure: PinFailure): string {
  const { code, message } = failure;
  if (code !== null && isSigningErrorCode(code)) return signingSentences[code];
  return pinReplyOf(failure) === 'refused' ? message : signingMessages.pinFailed;
}
