import { expect, it } from 'vitest';
import { jobOutcome } from './jobs.messages.ts';

it.each([
  ['delete', 1279, 5, '1,279 deleted, 5 couldn’t be deleted'],
  ['delete', 1, 0, '1 document deleted'],
  ['assign', 0, 12, '12 documents couldn’t be assigned'],
  ['undoDelete', 1279, 0, '1,279 documents restored'],
  ['undoDelete', 1279, 5, '1,279 restored, 5 couldn’t be restored'],
  ['undoDelete', 0, 5, '5 documents couldn’t be restored'],
  ['undoAssign', 1, 0, 'Assignment of 1 document undone'],
  ['undoAssign', 1279, 5, '1,279 put back, 5 couldn’t be put back'],
  ['undoAssign', 0, 5, '5 documents couldn’t be put back'],
  ['resendPins', 40, 2, 'New PINs sent for 40 documents, but not for 2'],
  ['resendPins', 40, 0, 'New PINs sent for 40 documents'],
  ['removeTask', 40, 2, '40 removed, 2 couldn’t be removed'],
  ['resendPins', 0, 2, 'No new PINs sent for 2 documents'],
  ['removeTask', 0, 2, '2 tasks couldn’t be removed'],
  ['removeTask', 1, 0, '1 task removed'],
] as const)('says how %s ended: %i done, %i failed', (action, done, failed, outcome) => {
  expect(jobOutcome(action, { done, failed })).toBe(outcome);
});
