import { expect, it } from 'vitest';
import { jobOutcome } from './jobs.messages.ts';

it.each([
  ['delete', 1279, 5, '1,279 deleted, 5 couldn’t be deleted'],
  ['delete', 1, 0, '1 document deleted'],
  ['assign', 0, 12, '12 documents couldn’t be assigned'],
  ['undo', 1, 0, 'Assignment of 1 document undone'],
  ['undo', 1279, 5, '1,279 assignments undone, 5 couldn’t be undone'],
  ['undo', 0, 5, '5 assignments couldn’t be undone'],
  ['undo', 1, 1, '1 assignment undone, 1 couldn’t be undone'],
  ['resendPins', 40, 2, 'New PINs sent for 40 documents, but not for 2'],
  ['resendPins', 1, 2, 'New PINs sent for 1 document, but not for 2'],
  ['resendPins', 40, 0, 'New PINs sent for 40 documents'],
  ['removeTask', 40, 2, '40 removed, 2 couldn’t be removed'],
  ['resendPins', 0, 2, 'No new PINs sent for 2 documents'],
  ['removeTask', 0, 2, '2 tasks couldn’t be removed'],
  ['removeTask', 1, 0, '1 task removed'],
] as const)('says how %s ended: %i done, %i failed', (action, done, failed, outcome) => {
  expect(jobOutcome(action, { done, failed })).toBe(outcome);
});
