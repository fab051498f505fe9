import { expect, it } from 'vitest';
import { outcomeLabels } from './outcome.messages.ts';

it.each([
  ['delete', 'Deleted', 'Already deleted'],
  ['assign', 'Assigned', 'Already in the filter'],
  ['removeFilter', 'Removed from the filter', 'Had no filter'],
  ['undoAssign', 'Returned', 'Already returned'],
  ['undoDelete', 'Restored', 'Already restored'],
  ['resendPins', 'PINs resent', 'No PINs to resend'],
  ['removeTask', 'Task removed', 'No task to remove'],
] as const)('names the outcomes of %s', (kind, done, unchanged) => {
  expect(outcomeLabels(kind)).toEqual({ done, unchanged, untried: 'Not processed' });
});
