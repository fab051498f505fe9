import { expect, it } from 'vitest';
import {
  columnSized,
  listOf,
  rangeTooLong,
  selectionAnnouncement,
  sortAnnouncement,
} from './dataGrid.messages.js';

const columns = [
  { id: 'title', header: 'Title', width: 240, text: () => '' },
  { id: 'modified', header: 'Modified', width: 120, text: () => '' },
];

it('says aloud how the rows are sorted', () => {
  expect(sortAnnouncement([], columns)).toBe('Not sorted');
  const sort = [
    { id: 'modified', direction: 'descending' },
    { id: 'title', direction: 'ascending' },
  ] as const;
  expect(sortAnnouncement(sort, columns)).toBe('Sorted by Modified descending, then Title ascending');
});

it('says aloud how wide a column is', () => {
  expect(columnSized('Title', 1216)).toBe('Title is 1,216 pixels wide');
});

it('says aloud how many selected rows the list does not contain', () => {
  const selection = { mode: 'only', ids: new Set([1, 2, 3, 4]) } as const;
  expect(selectionAnnouncement(selection, 128)).toBe('4 of 128 selected');
  expect(selectionAnnouncement(selection, 2, 2)).toBe('4 selected, 2 not shown');
});

it('says how many rows there are where not all that are selected are among them', () => {
  const noun = { one: 'document', many: 'documents' };
  expect(listOf(4, 1284, 2, noun)).toBe('1,284 documents · ');
  expect(listOf(3, 1, 0, noun)).toBe('1 document · ');
  expect(listOf(4, 1284, 0, noun)).toBe('');
});

it('never says that more rows are selected than the list contains', () => {
  const selection = { mode: 'only', ids: new Set([1, 2, 3]) } as const;
  expect(selectionAnnouncement(selection, 0)).toBe('3 selected, 3 not shown');
  expect(selectionAnnouncement(selection, 1, 2)).toBe('3 selected, 2 not shown');
  expect(selectionAnnouncement(selection, 3)).toBe('3 of 3 selected');
});

it('says how long a range can be with its limit and the nouns of the rows', () => {
  expect(rangeTooLong(500, { one: 'document', many: 'documents' })).toBe(
    'A range can have up to 500 documents. Select fewer, or select all.',
  );
});
