import { expect, it } from 'vitest';
import { headlineOf, bulkMessages, jobOutcome } from './bulk.messages.ts';
import { outcomeLabels } from './outcome.messages.ts';

it.each([
  ['delete', 1279, 5, '5 couldn’t be deleted'],
  ['assign', 3, 12, '12 couldn’t be assigned'],
  ['undoDelete', 1279, 5, '5 couldn’t be restored'],
  ['undoAssign', 1279, 5, '5 couldn’t be returned'],
  ['resendPins', 40, 2, 'PINs couldn’t be resent for 2 documents'],
  ['resendPins', 1, 2, 'PINs couldn’t be resent for 2 documents'],
  ['removeTask', 40, 2, 'Tasks couldn’t be removed from 2 documents'],
] as const)('says how %s ended: %i done, %i failed', (action, done, failed, outcome) => {
  expect(jobOutcome(action, { done, failed })).toBe(outcome);
  expect(jobOutcome(action, { done, failed: 0 })).toBeUndefined();
});

it.each([
  ['delete', 'Deleting 40 documents', '1 document deleted', '2 documents couldn’t be deleted'],
  ['assign', 'Assigning 40 documents', '1 document assigned', '2 documents couldn’t be assigned'],
  ['undoDelete', 'Restoring 40 documents', '1 document restored', '2 documents couldn’t be restored'],
  [
    'undoAssign',
    'Returning 40 documents to their previous filters',
    '1 document returned to its previous filter',
    '2 documents couldn’t be returned',
  ],
  [
    'resendPins',
    'Resending PINs: checking 40 documents',
    'PINs resent for 1 document',
    'PINs couldn’t be resent for 2 documents',
  ],
  [
    'removeTask',
    'Removing tasks: checking 40 documents',
    'Tasks removed from 1 document',
    'Tasks couldn’t be removed from 2 documents',
  ],
  ['download', 'Downloading 40 documents', '1 document downloaded', '2 documents couldn’t be downloaded'],
] as const)('speaks of %s in the present while it runs, and in the past after that', (kind, ...lines) => {
  const headline = headlineOf(kind);
  expect([
    headline({ status: 'running', total: 40, done: 12, unchanged: 0, failed: 0 }),
    headline({ status: 'finished', total: 41, done: 41, unchanged: 40, failed: 0 }),
    headline({ status: 'finished', total: 3, done: 1, unchanged: 1, failed: 2 }),
  ]).toEqual(lines);
});

it('claims no change where there was none', () => {
  const headline = headlineOf('assign')({ status: 'finished', total: 2, done: 2, unchanged: 2, failed: 0 });
  expect(headline).toBe(bulkMessages.nothingToDo);
});

it('counts what runs without being shown', () => {
  expect(bulkMessages.inProgress(2)).toBe('2 in progress');
});

it('counts what was not tried', () => {
  const { cancelled, stopped } = bulkMessages;
  expect([cancelled(0, 128), cancelled(31, 128), stopped(127, 128)]).toEqual([
    'Cancelled before any document was processed.',
    'Cancelled after 31 of 128 documents. The other 97 weren’t processed.',
    'Stopped after 127 of 128 documents. The other document wasn’t processed.',
  ]);
});

it('names what an undo did beside its number', () => {
  expect(outcomeLabels('undoAssign')).toMatchObject({
    done: 'Returned',
    unchanged: bulkMessages.nothingToDo,
  });
});
