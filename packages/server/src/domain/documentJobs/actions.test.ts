import { undoableActions } from '@countersign/api-client/rules';
import { expect, it } from 'vitest';
import { actionOf, isUndoable } from './actions.ts';
import type { JobRow } from './jobs.ts';

it('undoes an action instead of doing it again', () => {
  for (const action of undoableActions)
    expect(actionOf({ action, undo_of: 1 })).not.toBe(actionOf({ action, undo_of: null }));
});

it('does nothing where a job undoes what cannot be undone here', () => {
  expect(isUndoable({ action: 'resendPins', undo_of: null })).toBe(false);
  for (const action of ['resendPins', 'restore'] as const)
    expect(() => actionOf({ action, undo_of: 1 })).toThrow(/cannot be undone/);
});

it('does nothing where a job does what is unknown here, as one of a newer version beside this one', () => {
  const job: Pick<JobRow, 'action' | 'undo_of'> = Object({ action: 'shred', undo_of: null });
  expect(() => actionOf(job)).toThrow(/unknown here/);
});
