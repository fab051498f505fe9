import { counted } from '../../components/counts/counts.js';
import type { FrameState } from '../../signing-protocol/index.js';

/** Quoted from the specification. */
export const frameFailed = 'An error occurred during the signing process';

export const frameFailedHelp = 'Nothing has been signed. Retry to continue signing.';

export const timeLimitExpired = 'Signing time limit expired';

/** Warns that less than so many minutes are left, and says how to get more. */
export function timeWarning(minutes: 1 | 2, canExtend: boolean): string {
  const left = minutes === 1 ? 'Less than a minute left to sign' : 'Less than 2 minutes left to sign';
  return canExtend ? `${left}. Extend to 5 minutes to continue.` : left;
}

/** Formats whole seconds to be read aloud: `4 minutes 12 seconds`. */
function spokenTime(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return counted(rest, 'second');
  return rest === 0 ? counted(minutes, 'minute') : `${counted(minutes, 'minute')} ${counted(rest, 'second')}`;
}

export function timeLeftToSign(seconds: number): string {
  return `${spokenTime(seconds)} left to sign`;
}

export function timeExtended(seconds: number): string {
  return `Time extended, ${timeLeftToSign(seconds)}`;
}

/** Describes what the frame is doing, as one sentence without figures. */
export function phaseLabel(state: FrameState): string {
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
