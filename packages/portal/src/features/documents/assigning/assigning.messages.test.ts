import { expect, it } from 'vitest';
import { assigningMessages, type Place } from './assigning.messages.ts';

const { done, doneSeveral, already, allAlready, undoTitle, undoneSeveral } = assigningMessages;
const root: Place = { filterId: 0, path: '' };
const tax: Place = { filterId: 32, path: 'Tax › 2026' };
const unknown: Place = { filterId: 32, path: '' };

it('names the filter that documents went to', () => {
  expect([root, tax, unknown].map(done)).toEqual([
    'Removed from its filter',
    'Assigned to Tax › 2026',
    'Filter assigned',
  ]);
  expect(doneSeveral(1_284, tax)).toBe('1,284 documents assigned to Tax › 2026');
  expect(doneSeveral(2, unknown)).toBe('2 documents assigned');
  expect(doneSeveral(1, root)).toBe('1 document removed from its filter');
  expect(doneSeveral(12, root)).toBe('12 documents removed from their filters');
});

it('says how many needed nothing', () => {
  expect(already(1, tax)).toBe('1 was already there.');
  expect(already(3, tax)).toBe('3 were already there.');
  expect(already(3, root)).toBe('3 had no filter.');
  expect(allAlready(2, tax)).toBe('Both documents were already in Tax › 2026');
  expect(allAlready(3, tax)).toBe('All 3 documents were already in Tax › 2026');
  expect(allAlready(1, unknown)).toBe('The document was already there');
  expect(allAlready(1, root)).toBe('The document had no filter');
  expect(allAlready(2, root)).toBe('Both documents had no filters');
});

it('says what is undone', () => {
  expect(undoTitle(12)).toBe('Undo the assignment of 12 documents');
  expect(undoneSeveral(1)).toBe('Assignment of 1 document undone');
});
