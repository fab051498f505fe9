import { isLinkErrorCode, type ErrorCode } from './errorCodes.ts';

/** Why a page of the signing site cannot be opened: its link is not valid, its session has ended, or another reason. */
export type LinkReply = 'invalid' | 'sessionEnded' | 'other';

/** Returns why a signing page cannot be opened with its link or session. */
export function linkReplyOf(code: ErrorCode | null): LinkReply {
  if (code === null || !isLinkErrorCode(code)) return 'other';
  switch (code) {
    case 'linkUnknown':
      return 'invalid';
    case 'signingSessionEnded':
      return 'sessionEnded';
    default:
      return code satisfies never;
  }
}
