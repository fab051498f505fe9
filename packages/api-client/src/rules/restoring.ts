/** Days for which an Administrator can restore a deleted document. */
export const RESTORABLE_DAYS = 30;
/**
 * How long users can undo their own deletion, in ms: the ten seconds of the message that offers it, with room for a
 * slow line and repeated requests.
 */
export const UNDO_LIMIT_MS = 120_000;

const DAY_MS = 24 * 60 * 60_000;

/** Why a deleted document is not restored. */
export type RestoreErrorCode = 'restoreDenied' | 'restoreExpired';

interface Deletion {
  readonly deletedAt: Date;
  /** Whether the caller deleted it. */
  readonly byCaller: boolean;
}

interface RestoreCaller {
  readonly isAdministrator: boolean;
  readonly now: Date;
}

/** Returns the moment from which a document can no longer be restored. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + RESTORABLE_DAYS * DAY_MS);
}

/** Returns the last moment whose deletions can no longer be restored now. */
export function restoreCutoff(now: Date): Date {
  return new Date(now.getTime() - RESTORABLE_DAYS * DAY_MS);
}

/** An Administrator restores for 30 days; other users undo their own deletion at once. */
export function restoreError(
  { deletedAt, byCaller }: Deletion,
  { isAdministrator, now }: RestoreCaller,
): RestoreErrorCode | null {
  if (isAdministrator) return now < restorableUntil(deletedAt) ? null : 'restoreExpired';
  return byCaller && now.getTime() - deletedAt.getTime() <= UNDO_LIMIT_MS ? null : 'restoreDenied';
}

/** Returns the days left until then, each begun one counted; 0 when it is over. */
export function daysLeft(until: Date, now: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / DAY_MS));
}

/** Actions on many documents that another job can undo; for the others there is no way back. */
export const undoableActions = ['delete', 'assign'] as const;

export type UndoableAction = (typeof undoableActions)[number];

/** Whether an action on many documents can be undone by another job. */
export function isUndoableAction(action: string): action is UndoableAction {
  return undoableActions.some((undoable) => undoable === action);
}
