import { formatDateTime } from './dates.ts';
import { timelineMessages as messages } from './messages.ts';

/** A signer of a task, in the order of signing. */
export interface TimelineSigner {
  /** Whether they sign for the firm, after all accounts. */
  forFirm: boolean;
  /** ISO, UTC; null if they have not. */
  signedDate: string | null;
  declinedDate: string | null;
}

export interface TimelineStep {
  state: 'done' | 'declined' | 'now' | 'todo';
  detail: string;
}

/** Returns who has signed, who is asked now, and who signs last; `open` while the task waits for signatures. */
export function signerTimeline(signers: readonly TimelineSigner[], open: boolean): readonly TimelineStep[] {
  const accountsDone = signers.every(({ forFirm, signedDate }) => forFirm || signedDate !== null);
  return signers.map(({ forFirm, signedDate, declinedDate }) => {
    if (signedDate !== null) return { state: 'done', detail: messages.signed(formatDateTime(signedDate)) };
    if (declinedDate !== null) {
      return { state: 'declined', detail: messages.declined(formatDateTime(declinedDate)) };
    }
    if (!open) return { state: 'todo', detail: messages.notNeeded };
    if (!forFirm) return { state: 'now', detail: messages.waiting };
    return accountsDone
      ? { state: 'now', detail: messages.representativeNow }
      : { state: 'todo', detail: messages.representativeLater };
  });
}
