import type { FrameState } from '../../signing-protocol/index.js';

/** Quoted from the specification. */
export const frameFailed = 'An error occurred during the signing process';

export const frameFailedHelp = 'Nothing has been signed. Retry to continue signing.';

export const timeLimitExpired = 'Signing time limit expired';

/** Describes what the frame is doing, as one sentence without figures. */
export function phaseLabels(state: FrameState): string {
  switch (state.status) {
    case 'loading':
      return 'Opening the document';
    case 'ready':
      return 'Read the document, then sign it';
    case 'uploading':
      return 'Uploading your signature';
    case 'complete':
      return 'Saving your signature';
    case 'failed':
      return '';
    case 'cancelling':
      return 'Cancelling';
    case 'cancelled':
      return 'Cancelled';
  }
}

/** Formats whole seconds as `4:12`. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
