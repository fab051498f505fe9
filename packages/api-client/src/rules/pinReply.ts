import { signingMessages } from './messages.ts';

export type PinReply = 'ok' | 'wrong' | 'inUse' | 'alreadySigned' | 'expired' | 'error';

/** What a failed call says; an ApiError fits. */
export interface PinFailure {
  status: number;
  message: string;
  exceptionMessage: string | null;
}

/**
 * What the signing service meant: its answers mix codes and sentences. Anything it refused without such a code
 * is a wrong PIN; anything it did not answer itself (no connection, a server error) is an error.
 */
export function pinReplyOf({ status, message, exceptionMessage }: PinFailure): PinReply {
  const words = `${exceptionMessage ?? ''} ${message}`;
  if (words.includes(signingMessages.inUseCode) || words.includes(signingMessages.inUse)) return 'inUse';
  if (words.includes(signingMessages.alreadySignedCode)) return 'alreadySigned';
  if (/expired/i.test(words)) return 'expired';
  if (status === 429 || status < 400 || status >= 500) return exceptionMessage === null ? 'error' : 'wrong';
  return 'wrong';
}

/** The sentence the verify dialog shows. */
export const pinSentences: Readonly<Record<Exclude<PinReply, 'ok'>, string>> = {
  wrong: signingMessages.pinWrong,
  inUse: signingMessages.inUse,
  alreadySigned: signingMessages.notRequired,
  expired: signingMessages.lockExpired,
  error: signingMessages.pinFailed,
};
