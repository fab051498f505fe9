/** Actions on many documents that another job can undo; for the others there is no way back. */
export const undoableActions = ['delete', 'assign'] as const;

export type UndoableAction = (typeof undoableActions)[number];

/** Whether an action on many documents can be undone by another job. */
export function isUndoableAction(action: string): action is UndoableAction {
  return undoableActions.some((undoable) => undoable === action);
}
