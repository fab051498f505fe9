import { undoableActions } from '@countersign/api-client/rules';
import { expect, it } from 'vitest';
import { actionOf, isUndoable } from './actions.ts';

it('undoes an action instead of doing it again', () => {
  for (const action of undoableActions)
    expect(actionOf({ action, undo_of: 1 })).not.toBe(actionOf({ action, undo_of: null }));
});

it('does nothing where a job undoes what cannot be undone here', () => {
  expect(isUndoable({ action: 'resendPins', undo_of: null })).toBe(false);
  expect(() => actionOf({ action: 'resendPins', undo_of: 1 })).toThrow(/cannot be undone/);
});
