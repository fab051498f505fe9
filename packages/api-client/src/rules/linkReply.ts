import { isLinkErrorCode, type ErrorCode } from './errorCodes.ts';

/** Why a page of the signing site cannot be opened: its link is not valid, its session has ended, or another reason. */
export type LinkReply = 'invalid' | 'sessionEnded' | 'other';

/** What a refusal says of the link or session that a signing page is opened with. */
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
